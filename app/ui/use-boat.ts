import { type RefObject, useEffect } from 'react'

/** A hull from above, its bow to the right, two units long. */
const hull = 'M1.25 0C.7.5-.3.6-1 .48V-.48C-.3-.6.7-.5 1.25 0Z'
/** A chart is this many times as wide as the boat is long, so that she is as large as a stop. */
const chartWidths = 19
/** She sails in the first part of a day and lies at anchor for the rest. */
const underWay = 0.6

type Refs = { chart: RefObject<HTMLElement | null>; days: RefObject<HTMLElement | null> }

/**
 * A small boat on the chart that follows its route while the days (`day-1`, `day-2` ...) pass the middle of the window; none where
 * less motion is wished. @param drawnFor changes when the days are drawn anew
 */
export function useBoat({ chart, days }: Refs, drawnFor?: unknown) {
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    const list = days.current!
    const sheets = [...chart.current!.querySelectorAll('svg')]
    const boats = sheets.map((sheet) => launch(sheet))
    let frame = 0
    function sail() {
      frame = 0
      const at = dayAtMiddle(list)
      for (const [i, sheet] of sheets.entries()) place(boats[i]!, sheet, at)
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(sail)
    }
    onScroll()
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
      for (const boat of boats) boat.remove()
    }
  }, [chart, days, drawnFor])
}

function launch(sheet: SVGSVGElement): SVGPathElement {
  const boat = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  boat.setAttribute('class', 'chart-boat')
  boat.setAttribute('d', hull)
  boat.setAttribute('visibility', 'hidden')
  sheet.append(boat)
  return boat
}

type Moment = { day: number; part: number }

/** The day that crosses the middle of the window, and how much of it has passed there; none before the first and after the last. */
function dayAtMiddle(list: HTMLElement): Moment | undefined {
  const middle = innerHeight / 2
  for (const each of list.querySelectorAll('li[id^="day-"]')) {
    const { top, bottom, height } = each.getBoundingClientRect()
    if (height > 0 && top <= middle && bottom > middle)
      return { day: Number(each.id.slice('day-'.length)), part: (middle - top) / height }
  }
  return undefined
}

function place(boat: SVGPathElement, sheet: SVGSVGElement, at: Moment | undefined) {
  const legs = [...sheet.querySelectorAll<SVGPathElement>('.chart-leg')]
  const leg = at && legs.findLast((each) => Number(each.dataset['day']) <= at.day)
  const afloat = leg && !leg.classList.contains('chart-leg-road')
  boat.setAttribute('visibility', afloat ? 'visible' : 'hidden')
  if (!afloat) return
  const sailed = Number(leg.dataset['day']) < at.day ? 1 : Math.min(1, at.part / underWay)
  const length = leg.getTotalLength()
  const { x, y } = leg.getPointAtLength(length * sailed)
  const before = leg.getPointAtLength(length * Math.max(0, sailed - 0.04))
  const after = leg.getPointAtLength(length * Math.min(1, sailed + 0.04))
  const heading = (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI
  const scale = sheet.viewBox.baseVal.width / chartWidths / 2
  boat.setAttribute('transform', `translate(${x} ${y}) rotate(${heading}) scale(${scale})`)
}
