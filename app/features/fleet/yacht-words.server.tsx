/** What a yacht's page says in words and figures, drawn on the server alone: nobody needs it a second time as data. */
import { type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ServerHtml, ServerHtmlStore } from '#app/hydration/server-html.ts'
import { CardItems } from '#app/ui/card-list.tsx'
import { Length } from '#app/ui/length.tsx'
import { RuledItems, RuledList } from '#app/ui/ruled-list.tsx'
import type { FleetCopy } from '#content/copy.ts'
import { interfaceTexts } from '#content/interface.server.ts'
import type { Locale } from '#content/locales.ts'
import type { Yacht } from '#content/schema.ts'
import { specificationRows } from '#content/yacht-rows.ts'
import type { yachtPrices } from './yacht-prices.server.ts'

type WordsOptions = {
  fleet: FleetCopy
  notIncluded: string[]
  paidLocally: string[]
  prices: ReturnType<typeof yachtPrices>
  locale: Locale
  page: ServerHtmlStore
}

export function yachtWords(
  yacht: Yacht,
  { fleet, notIncluded, paidLocally, prices, locale, page }: WordsOptions,
) {
  const copy = fleet.yachts[yacht.slug]
  const { fleet: labels, common } = interfaceTexts[locale]
  const drawn = (key: string, part: ReactNode): ServerHtml => page.keep(key, renderToStaticMarkup(part))
  return {
    text: drawn('text', <Text paragraphs={[copy.description, ...copy.fullDescription]} />),
    rates: drawn('rates', <RateSheet prices={prices} />),
    lists: drawn(
      'lists',
      <>
        <TitledList
          title={common.included}
          items={[...yacht.included.map((each) => fleet.inclusions[each]), ...prices.included]}
        />
        <TitledList title={common.notIncluded} items={notIncluded} />
        <TitledList title={common.paidLocally} items={paidLocally} />
      </>,
    ),
    specifications: drawn(
      'specifications',
      <Specifications rows={specificationRows(yacht, { locale, fleet: labels })} />,
    ),
    amenities: drawn(
      'amenities',
      <RuledItems items={yacht.amenities.map((each) => fleet.amenities[each])} />,
    ),
    service: drawn('service', <CardItems items={Object.values(copy.service)} />),
    crew: drawn(
      'crew',
      <CardItems
        items={[
          { title: labels.captain, text: copy.crew.captain },
          { title: labels.chef, text: copy.crew.chef },
        ]}
      />,
    ),
    activities: drawn(
      'activities',
      <CardItems
        items={yacht.activities.map((each) => ({
          title: fleet.activities[each],
          text: copy.activities[each]!,
        }))}
      />,
    ),
  }
}

/** The first paragraph opens the text in larger type. */
function Text({ paragraphs: [lead, ...rest] }: { paragraphs: string[] }) {
  return (
    <>
      <p className="text-lead">{lead}</p>
      {rest.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  )
}

function TitledList({ title, items }: { title: string; items: string[] }) {
  return (
    <div>
      <h4 className="border-b border-ink pb-2 font-medium">{title}</h4>
      <RuledList items={items} className="text-[0.9375rem]" />
    </div>
  )
}

/** The rates of two seasons; each amount says its season where the table stands in one column (app/styles/lists.css). */
function RateSheet({ prices }: { prices: WordsOptions['prices'] }) {
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{prices.rates}</th>
          <th scope="col">{prices.low}</th>
          <th scope="col">{prices.high}</th>
        </tr>
      </thead>
      <tbody>
        {prices.sheet.map(({ name, low, high }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <span>{`${prices.low}: `}</span>
              {low}
            </td>
            <td>
              <span>{`${prices.high}: `}</span>
              {high}
            </td>
          </tr>
        ))}
      </tbody>
    </>
  )
}

function Specifications({ rows }: { rows: ReturnType<typeof specificationRows> }) {
  return rows.map(({ name, value, feet }) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>{feet ? <Length metres={value} feet={feet} /> : value}</dd>
    </div>
  ))
}
