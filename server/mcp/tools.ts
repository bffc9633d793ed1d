/** The tools of the MCP server: what each is called, takes and gives. All only read. */
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { type NamedTrip, type CalendarOf } from '#charter/price-trip.ts'
import { readTrip, tripParams } from '#charter/trip.ts'
import { dayIn } from '#charter/time-zones.ts'
import { problemTexts } from '#charter/trip-view/trip-problems.server.ts'
import { tripWords } from '#charter/trip-view/trip-words.server.ts'
import { company } from '#content/company.ts'
import { locales } from '#content/locales.ts'
import { destinationIds } from '#content/schema.ts'
import { watersIds } from '#content/charter/waters.ts'
import { itineraries } from '#content/itineraries.ts'
import {
  type AnswerContext,
  freeWeeks,
  isTooFar,
  itinerary,
  listYachts,
  slugs,
  tripPrice,
  tripUrl,
} from './answers.ts'

export type ToolsOptions = {
  /** The site's public address. */
  origin: string
  calendarOf: CalendarOf
  now: () => Date
}

const lang = z.enum(locales).default('en').describe('Language of texts and of the pages linked')
const yacht = z.enum(slugs).describe('The yacht, as list_yachts names her')
const days = z.number().int().min(1).max(28).default(7).describe('Nights on board')
const isoDay = z.iso.date().describe('First day, such as 2027-02-06')
const to = z
  .enum([...watersIds, ...destinationIds])
  .describe('A charter region or a destination; without it, the waters where the yacht lies')
const readOnly = { readOnlyHint: true, openWorldHint: false }

/** One server for one request, because it keeps nothing from one to the next. */
export function openTools({ origin, calendarOf, now }: ToolsOptions): McpServer {
  const server = new McpServer(
    { name: company.brand, version: '1.0.0' },
    {
      instructions: `Crewed yacht charters of ${company.brand}. Read only: nothing can be booked or sent. Prices hold on the day that the answer names; give guests the url, which shows the same trip and lets them ask.`,
    },
  )
  const context = (locale: AnswerContext['locale']): AnswerContext => ({
    origin,
    locale,
    day: dayIn(company.timeZone, now()),
    calendarOf,
  })

  server.registerTool(
    'list_yachts',
    {
      title: 'List the yachts',
      description: 'All yachts: size, guests, cabins, where each lies, and what a week costs from.',
      inputSchema: { lang },
      annotations: readOnly,
    },
    (asked) => answer(listYachts(context(asked.lang))),
  )
  server.registerTool(
    'free_weeks',
    {
      title: 'Weeks that are free',
      description:
        'Stays of so many nights that begin in a month and are not booked: free, held for somebody, or "ask" where the calendar is too old to tell.',
      inputSchema: {
        yacht,
        from: z
          .string()
          .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month such as 2027-02')
          .describe('Month, such as 2027-02'),
        days,
        lang,
      },
      annotations: readOnly,
    },
    (asked) =>
      answer(freeWeeks({ yacht: asked.yacht, month: asked.from, days: asked.days }, context(asked.lang))),
  )
  server.registerTool(
    'price_trip',
    {
      title: 'Price a trip',
      description:
        'What a trip costs, line by line, and whether the yacht is free: total, currency, lines, and the page that shows it.',
      inputSchema: {
        yacht,
        to: to.optional(),
        from: isoDay,
        days,
        adults: z.number().int().min(1).max(99).default(2),
        children: z.number().int().min(0).max(99).default(0),
        lang,
      },
      annotations: readOnly,
    },
    (asked) => {
      const params = new URLSearchParams(
        tripParams.flatMap((name) => (asked[name] === undefined ? [] : [[name, String(asked[name])]])),
      )
      const here = context(asked.lang)
      const { trip, problems, nearest } = readTrip(params, here.day)
      const words = tripWords(here.locale)
      if (!trip) return refusal(problemTexts({ problems, nearest }, words), tripUrl(nearest, here))
      const named: NamedTrip = { ...trip, yacht: asked.yacht }
      return isTooFar(named, here)
        ? refusal([words.say('states.tooFar')], tripUrl(trip, here))
        : answer(tripPrice(named, here))
    },
  )
  server.registerTool(
    'itinerary',
    {
      title: 'An itinerary, day by day',
      description: 'The days of an itinerary with places, positions, miles and hours under way.',
      inputSchema: {
        to: z.enum(destinationIds),
        days: z
          .number()
          .int()
          .min(1)
          .max(Math.max(...destinationIds.map((id) => itineraries[id].days.length)))
          .default(7),
        from: isoDay.optional(),
        lang,
      },
      annotations: readOnly,
    },
    (asked) => answer(itinerary(asked, context(asked.lang))),
  )
  return server
}

function answer(content: Record<string, unknown>): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(content) }], structuredContent: content }
}

/** What is wrong with the arguments, as the page of a trip says it, and the nearest trip that can be priced. */
function refusal(problems: string[], nearest: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text: [...problems, nearest].join('\n') }] }
}
