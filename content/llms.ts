/**
 * What assistants read first, in English alone: llms.txt is one file for readers of every language (llmstxt.org). Names and
 * descriptions come from the pages themselves.
 */
export const llms = {
  languages:
    'Every page stands in Spanish, English and German: add `?lang=es`, `?lang=en` or `?lang=de` to its address. Every page is Markdown with `.md` after its path.',
  prices:
    'Prices are worked out for a yacht, a place, days and guests. A trip has one address, such as `{{trip}}`: `to` is one of {{waters}}; `from` is the first day, `days` the nights on board. Its page shows the price line by line, whether the yacht is free, and the days with their distances. `{{search}}` lists the whole fleet for a trip or for a month, and `{{compare}}` sets up to three yachts side by side.',
  mcp: 'Assistants that speak the Model Context Protocol ask `{{mcp}}` (streamable HTTP, POST, no login): it lists yachts and free weeks, prices a trip and reads itineraries, each with the page that shows the same. It only reads.',
  nothing: 'Nothing is booked or paid on this site. Guests write to us, and a person answers.',
  sections: {
    yachts: 'Yachts',
    destinations: 'Destinations',
    itineraries: 'Itineraries',
    journal: 'Journal',
    company: 'Company and practical questions',
    optional: 'Optional',
  },
}
