/** The outline of the turtle. */
import type { Point } from '../../kit.ts'
import { mirror } from './shapes.ts'

/** Seen from above, swimming up: shell, head, four flippers, tail. */
const shell: Point[] = [
  [800, 306],
  [870, 326],
  [932, 384],
  [958, 470],
  [948, 566],
  [906, 656],
  [846, 716],
  [800, 734],
  [754, 716],
  [694, 656],
  [652, 566],
  [642, 470],
  [668, 384],
  [730, 326],
]
const head: Point[] = [
  [800, 160],
  [822, 176],
  [848, 204],
  [856, 240],
  [842, 280],
  [828, 324],
  [772, 324],
  [758, 280],
  [744, 240],
  [752, 204],
  [778, 176],
]
const foreFlipper: Point[] = [
  [888, 356],
  [934, 330],
  [986, 344],
  [1042, 392],
  [1080, 460],
  [1092, 540],
  [1078, 572],
  [1044, 552],
  [1000, 508],
  [952, 478],
  [914, 440],
]
const hindFlipper: Point[] = [
  [888, 640],
  [940, 646],
  [992, 690],
  [1022, 750],
  [1010, 788],
  [970, 784],
  [918, 752],
  [870, 706],
]
const tail: Point[] = [
  [776, 716],
  [824, 716],
  [816, 764],
  [800, 806],
  [784, 764],
]
export const turtle = [
  shell,
  head,
  foreFlipper,
  mirror(foreFlipper, 800),
  hindFlipper,
  mirror(hindFlipper, 800),
  tail,
]
