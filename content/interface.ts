/** The shape of the interface texts. Spanish (content/es/interface.ts) sets it; a key missing elsewhere is a compile error. */
import type { interfaceText } from './es/interface.ts'

type Shape<T> = { [K in keyof T]: T[K] extends string ? string : Shape<T[K]> }
export type InterfaceText = Shape<typeof interfaceText>
