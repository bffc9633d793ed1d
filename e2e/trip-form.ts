/** What the journeys of the trip enquiry share: a full one, filling it in, and seeing which mails and chats open. */
import type { Page } from '@playwright/test'
import type { Locale } from '../content/locales.ts'
import { interpolate } from '../content/interpolate.ts'
import { offerTexts } from '../content/offer.server.ts'
import { emptyTrip, type TripEnquiry } from '../enquiries/fields.ts'

export const trip: TripEnquiry = {
  ...emptyTrip,
  name: 'Jürgen Müller & Söhne',
  email: 'juergen@example.org',
  phone: '+49 30 1234',
  contactMethod: 'whatsapp',
  departureLocation: 'Köln',
  departureDate: '2027-03-21',
  returnDate: '2027-04-02',
  flexibleDates: true,
  destinationAirport: 'panama',
  flightOption: 'compare',
  chartingRegion: 'san-blas',
  duration: '10',
  passengers: '4',
  children: '1',
  yachtType: 'catamaran',
  services: ['crew', 'air-conditioning'],
  activities: ['snorkelling', 'fishing'],
  budget: '5000-10000',
  additional: 'Ein Geburtstag 🎂 & Grüße\nZweite Zeile',
}

/** Fills the trip form under `scope` with every field, as a guest would. */
export async function fillTrip(page: Page, scope: string, locale: Locale, values = trip) {
  const { form } = offerTexts[locale]
  const box = page.locator(scope)
  const choose = async (group: string | RegExp, label: string) =>
    box.getByRole('group', { name: group, exact: true }).getByLabel(label, { exact: true }).check()
  await choose(new RegExp(`^${form.departureDate} \\*$`), form.departureChoices.day)
  for (const name of [
    'passengers',
    'children',
    'departureLocation',
    'departureDate',
    'returnDate',
    'additional',
    'name',
    'email',
    'phone',
  ] as const)
    await box.locator(`[name=${name}]`).fill(values[name])
  await box.getByText(form.flexibleDates).click()
  await choose(form.destinationAirport, form.airports.panama)
  await choose(form.flightOption, form.flights.compare)
  await choose(form.chartingRegion, form.regions['san-blas'])
  await choose(form.duration, interpolate(form.days, { count: '10' }))
  await choose(form.yachtType, form.boats.catamaran)
  await choose(form.services, form.serviceNames.crew)
  await choose(form.services, form.serviceNames['air-conditioning'])
  await choose(form.activities, form.activityNames.snorkelling)
  await choose(form.activities, form.activityNames.fishing)
  await choose(form.budget, form.budgets['5000-10000'])
  await choose(form.contactMethod, form.contactMethods.whatsapp)
}

/** Keeps the links that the page opens, mail programs among them, which no test browser has. */
export async function openedLinks(page: Page) {
  const links: string[] = []
  const client = await page.context().newCDPSession(page)
  await client.send('Page.enable')
  client.on('Page.frameRequestedNavigation', ({ url }: { url: string }) => links.push(url))
  return links
}
