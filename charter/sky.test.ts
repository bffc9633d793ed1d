import { describe, expect, it } from 'vitest'
import { legTimes } from './leg-times.ts'
import { skyOn } from './sky.ts'

const porvenir = { lat: 9.56, lon: -78.95 }
const nassau = { lat: 25.08, lon: -77.31 }
const clock = (iso: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(new Date(iso))

describe('the sky over an anchorage', () => {
  it.each([
    ['2027-02-06', porvenir, 'America/Panama'],
    ['2027-06-21', nassau, 'America/Nassau'],
    ['2026-12-21', nassau, 'America/Nassau'],
  ])('on %s at %j rises and sets as by the equations of NOAA', (day, place, timeZone) => {
    const { sunrise, sunset } = skyOn(day, place, timeZone)
    const expected = sunByNoaa(day, place)
    expect(Math.abs(Date.parse(sunrise) - expected.sunrise)).toBeLessThan(3 * 60_000)
    expect(Math.abs(Date.parse(sunset) - expected.sunset)).toBeLessThan(3 * 60_000)
  })
  it.each([
    ['2027-02-06', false],
    // A crescent five days old stands low at nine.
    ['2027-01-12', false],
    ['2027-02-14', true],
    ['2027-02-20', true],
    ['2027-02-26', false],
  ])('has the moon light the evening of %s: %s', (day, lit) =>
    expect(skyOn(day, porvenir, 'America/Panama').moon.lightsEvening).toBe(lit),
  )
  // Full moons of 20 February, 22 March and 20 May 2027, new moon of 6 February 2027 (NASA, phases of the moon).
  it.each([
    ['2027-02-06', 'new'],
    ['2027-02-10', 'waxing-crescent'],
    ['2027-02-14', 'first-quarter'],
    ['2027-02-17', 'waxing-gibbous'],
    ['2027-02-20', 'full'],
    ['2027-03-22', 'full'],
    ['2027-05-19', 'waxing-gibbous'],
    ['2027-05-20', 'full'],
    ['2027-05-21', 'waning-gibbous'],
    ['2027-02-24', 'waning-gibbous'],
  ])('shows the moon of %s: %s', (day, phase) =>
    expect(skyOn(day, porvenir, 'America/Panama').moon.phase).toBe(phase),
  )
})

describe('the hours of a leg', () => {
  const leg = (hours: number, boarding = false, byNight = false, onDeckEarly = false) => {
    const { sunrise, sunset } = skyOn('2027-02-06', porvenir, 'America/Panama')
    const { leaves, arrives, overnight } = legTimes({
      date: '2027-02-06',
      hours,
      boarding,
      byNight,
      onDeckEarly,
      sunrise,
      sunset,
      timeZone: 'America/Panama',
    })
    return `${clock(leaves, 'America/Panama')} ${clock(arrives, 'America/Panama')}${overnight ? ' overnight' : ''}`
  }
  it.each([
    [2, false, '09:00 11:00'],
    [1.1, true, '16:00 17:00'],
    [9.5, false, '07:00 16:30'],
    [12, false, '19:30 07:30 overnight'],
  ])('of %d hours, boarding %j, are %s', (hours, boarding, expected) =>
    expect(leg(hours, boarding)).toBe(expected),
  )
  it('end while coral can be seen, for guests who have been on deck since the morning', () => {
    expect(leg(1, true, false, true)).toBe('15:00 16:00')
    expect(leg(0.25, true, false, true)).toBe('15:45 16:00')
  })
  it('begin at sunrise where the light for coral would go', () => expect(leg(7.5)).toBe('07:00 14:30'))
  it('lie in the night before where guests are meant to sleep on the way, though daylight would hold them', () =>
    expect(leg(9.5, false, true)).toBe('22:00 07:30 overnight'))
})

/** Sunrise and sunset as instants: "General solar position calculations", NOAA Global Monitoring Division. */
function sunByNoaa(day: string, { lat, lon }: { lat: number; lon: number }) {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const dayOfYear = (midnight - Date.UTC(Number(day.slice(0, 4)), 0, 0)) / 86_400_000
  const g = ((2 * Math.PI) / 365) * (dayOfYear - 1)
  const equation =
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(g) -
      0.032077 * Math.sin(g) -
      0.014615 * Math.cos(2 * g) -
      0.040849 * Math.sin(2 * g))
  const declination =
    0.006918 -
    0.399912 * Math.cos(g) +
    0.070257 * Math.sin(g) -
    0.006758 * Math.cos(2 * g) +
    0.000907 * Math.sin(2 * g) -
    0.002697 * Math.cos(3 * g) +
    0.00148 * Math.sin(3 * g)
  const radians = Math.PI / 180
  const hourAngle =
    Math.acos(
      Math.cos(90.833 * radians) / (Math.cos(lat * radians) * Math.cos(declination)) -
        Math.tan(lat * radians) * Math.tan(declination),
    ) / radians
  const at = (angle: number) => midnight + (720 - 4 * (lon + angle) - equation) * 60_000
  return { sunrise: at(hourAngle), sunset: at(-hourAngle) }
}
