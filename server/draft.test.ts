import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import type { YachtCalendar } from '#charter/availability.ts'
import { priceTrip } from '#charter/price-trip.ts'
import { readTrip } from '#charter/trip.ts'
import { charterWords } from '#charter/words.ts'
import { charterTexts } from '#content/charter.server.ts'
import { draftTexts } from '#content/draft.server.ts'
import { formats } from '#content/format.ts'
import { interpolate } from '#content/interpolate.ts'
import { locales } from '#content/locales.ts'
import { nameInText } from '#content/name-in-text.ts'
import type { YachtSlug } from '#content/schema.ts'
import { safely } from '#enquiries/draft.ts'
import type { EnquiryFields } from '#enquiries/fields.ts'
import { composeLetter } from '#enquiries/letter.ts'
import { fullTrip } from '#enquiries/testing/trip.ts'
import { drafts } from './draft.ts'

const free: YachtCalendar = { busy: [], ports: [] }
const booked: YachtCalendar = {
  busy: [{ first: '2027-03-20', ashore: '2027-04-10', state: 'booked' }],
  ports: [],
}
const fields = { ...fullTrip, flexibleDates: 'yes', offer: '' } as unknown as EnquiryFields
const now = () => new Date('2026-11-23T15:00:00Z')
const origin = 'https://www.alisios.example'
const today = '2026-11-23'

/** @param calendarOf who is free */
function draftOf(
  calendarOf: (slug: string) => YachtCalendar = () => free,
  locale: 'es' | 'en' | 'de' = 'de',
) {
  const draft = drafts({ calendarOf, origin, now })({ kind: 'charter', locale, fields }, '7KCM-3RTX')!
  return { draft, links: draft.notes.flatMap(({ link }) => link ?? []) }
}

describe('the draft of an answer', () => {
  it('names who fits with the total of the trip’s page, and links to that page', () => {
    const { draft, links } = draftOf()
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) {
      const { trip } = readTrip(new URL(link).searchParams, today)
      const { yacht, ledger } = priceTrip({ ...trip!, yacht: trip!.yacht! }, () => free, today)
      const total = charterWords('de', charterTexts.de, formats('de')).total(ledger.all, ledger)
      const note = draft.notes.find((each) => each.link === link)!
      expect(note.text).toBe(`${yacht.name}: frei, ${total.replaceAll('\u00a0', ' ')}`)
    }
  })

  it('offers the guest no yacht that is booked, and tells the advisor of it', () => {
    const { draft: before, links } = draftOf()
    const first = new URL(links[0]!).searchParams.get('yacht')!
    const name = before.notes[0]!.text.split(':')[0]!
    const { draft } = draftOf((slug) => (slug === first ? booked : free))
    expect(draft.notes.find(({ text }) => text.startsWith(name))!.text).toContain('belegt')
    expect(before.answer).toContain(name)
    expect(draft.answer).not.toContain(name)
  })

  it.each(locales)(
    'tells the guest in %s of a yacht that is on hold, or whose calendar is too old',
    (locale) => {
      const { links } = draftOf()
      const first = new URL(links[0]!).searchParams.get('yacht')!
      const answerWith = (calendar: YachtCalendar) =>
        draftOf((slug) => (slug === first ? calendar : free), locale).draft.answer
      const name = draftOf().draft.notes[0]!.text.split(':')[0]!
      const held = interpolate(draftTexts[locale].held, { names: name })
      const ask = interpolate(draftTexts[locale].ask, { names: name })
      const onHold: YachtCalendar = { ...booked, busy: [{ ...booked.busy[0]!, state: 'held' }] }
      expect(answerWith(onHold)).toContain(held)
      expect(answerWith({ ...free, stale: true })).toContain(ask)
      for (const words of [held, ask]) expect(answerWith(free)).not.toContain(words)
    },
  )

  it.each(locales)('says once in %s what is true of several yachts', (locale) => {
    const { links } = draftOf()
    const slugs = links.map((link) => new URL(link).searchParams.get('yacht') as YachtSlug)
    expect(slugs.length).toBeGreaterThan(1)
    const names = formats(locale).all(slugs.map((slug) => nameInText(slug, locale)))
    const onHold: YachtCalendar = { ...booked, busy: [{ ...booked.busy[0]!, state: 'held' }] }
    for (const [calendar, key] of [
      [onHold, 'heldAll'],
      [{ ...free, stale: true }, 'askAll'],
      [booked, 'bookedAll'],
    ] as const) {
      const { answer } = draftOf(() => calendar, locale).draft
      const said = interpolate(draftTexts[locale][key], { names })
      expect(answer.toLowerCase().split(said.toLowerCase())).toHaveLength(2)
      expect(answer).not.toMatch(/\{\{/)
    }
  })

  it.each(locales)(
    'tells the guest in %s which yachts are free, and with no date nothing of it',
    (locale) => {
      const { free: one, freeAll } = draftTexts[locale]
      const { draft, links } = draftOf(() => free, locale)
      const slugs = links.map((link) => new URL(link).searchParams.get('yacht') as YachtSlug)
      const names = formats(locale).all(slugs.map((slug) => nameInText(slug, locale)))
      expect(draft.answer).toContain(interpolate(links.length > 1 ? freeAll : one, { names }))
      const undated = { ...fields, departureDate: 'open' }
      const { answer } = drafts({ calendarOf: () => free, origin, now })(
        { kind: 'charter', locale, fields: undated },
        'X',
      )!
      expect(answer).not.toContain(interpolate(links.length > 1 ? freeAll : one, { names }))
    },
  )

  it.each(locales)('offers in %s the nearest free dates where every yacht is booked', (locale) => {
    const { draft } = draftOf(() => booked, locale)
    const { date, either } = formats(locale)
    const [note] = draft.notes
    expect(note!.text).toMatch(/: belegt \(frei ab \d\d\.03\.2027 oder 10\.04\.2027\), /)
    const [before] = /\d\d\.03\.2027/.exec(note!.text)!
    const dates = either([before.split('.').toReversed().join('-'), '2027-04-10'].map(date))
    const name = note!.text.split(':')[0]!
    const { booked: taken, nearest, nearestOf } = draftTexts[locale]
    expect(draft.answer).toContain(interpolate(nearestOf, { name, dates }))
    expect(decodeURIComponent(draft.mail.link)).toContain(interpolate(taken, { names: name }))
    expect(draft.mail.link.length).toBeLessThanOrEqual(1900)
    expect(decodeURIComponent(draft.mail.link)).toContain(interpolate(nearest, { dates }))
    expect(decodeURIComponent(draft.mail.link)).not.toContain('[…]')
  })

  it('reminds the advisor of the papers that these waters ask for', () => {
    const notes = draftOf().draft.notes.map(({ text }) => text)
    expect(notes.filter((note) => note.startsWith('Hinweis: Papiere.'))).toHaveLength(2)
    expect(notes.join('\n')).toContain('Guna Yala')
    expect(notes.join('\n')).not.toContain('{{')
  })

  it.each(locales)(
    'is written in %s, with subject and reference behind a link that mail programs take',
    (locale) => {
      const { draft } = draftOf(() => free, locale)
      const link = new URL(draft.mail.link)
      expect(link.pathname).toBe(fullTrip.email)
      expect(link.searchParams.get('subject')).toContain('7KCM-3RTX')
      expect(draft.mail.link.length).toBeLessThanOrEqual(1900)
      const [signature] = draft.answer.split('\n').slice(-1)
      expect(link.searchParams.get('body')!.endsWith(signature!)).toBe(true)
      expect(draft.answer).toContain(fullTrip.name)
      expect(draft.answer).toContain(`&lang=${locale}`)
      expect(draft.answer).not.toMatch(/\{\{|undefined|NaN/)
      expect(draft.answer).toContain(formats(locale).date('2027-03-31'))
    },
  )

  it('leaves what the guest wrote freely to a person, and says so', () => {
    const noted = draftOf().draft.notes.map(({ text }) => text)
    expect(noted).toContain('Hinweis: „Weitere Angaben“ bitte selbst beantworten.')
  })

  it('stands in the letter in text and HTML, whatever the guest calls themselves', async () => {
    const name = 'Ana <script>&"\u202e'
    const given = { ...fields, name }
    const draft = drafts({ calendarOf: () => free, origin, now })(
      { kind: 'charter', locale: 'en', fields: given },
      'X',
    )
    const letter = await composeLetter({
      id: '0a1b2c3d-0000-4000-8000-000000000000',
      kind: 'charter',
      locale: 'en',
      fields: given,
      receivedAt: 0,
      from: 'a@alisios.example',
      draft,
    })
    const mail = await PostalMime.parse(letter.message)
    expect(mail.html).not.toMatch(/<script|\u202e/)
    expect(mail.html).toContain('href="mailto:anna@example.org?subject=')
    for (const text of [mail.text!, mail.html!]) expect(text).toContain('Dear Ana')
  })

  it('is left out of what gives nothing to go by, and never stops an enquiry', () => {
    const make = drafts({ calendarOf: () => free, origin, now })
    expect(make({ kind: 'contact', locale: 'es', fields }, 'X')).toBeUndefined()
    const odd = { ...fields, chartingRegion: 'atlantis', duration: 'long', services: ['butler'] }
    expect(make({ kind: 'charter', locale: 'es', fields: odd }, 'X')).toBeDefined()
    const logged: unknown[] = []
    const failing = safely(
      () => {
        throw new TypeError('secret words of the guest')
      },
      { error: (entry: unknown) => void logged.push(entry) },
    )
    expect(failing({ kind: 'charter', locale: 'es', fields }, 'X')).toBeUndefined()
    expect(logged).toEqual([{ reference: 'X', failure: 'TypeError' }])
  })
})
