/** What brochures say beside the words of the pages. {{name}}, {{date}}, {{count}}, {{distance}}, {{scale}} are filled in when a brochure is made. */
export type BrochureCopy = {
  /** The word itself, for the title and the name of the file. */
  brochure: string
  /** Over the name on the cover. */
  kicker: string
  illustration: string
  /** Over the long description of a yacht. */
  aboard: string
  /** Under the scale drawing, {{scale}} such as 1:250. */
  drawing: string
  /** Under the row of yachts to one scale, {{scale}} such as 1:400. */
  lineUp: string
  /** Under the prices; {{date}} is the day on which the file was made. */
  asOf: string
  /** Over the first seven days; the waters follow in italics. */
  week: string
  /** After the seven days. */
  weekMore: string
  fortnight: string
  /** {{distance}}: nautical miles of all days. */
  fortnightNote: string
  /** Beside days 7, 10 and 14. */
  until: Record<7 | 10 | 14, string>
  yachts: string
  /** Instead of a place of their own, where no yacht lies all year (Cuba). */
  noYacht: string
  contact: string
  onTheWeb: string
  /** On papers for agencies, at the foot: what the empty box and the lines beside it are for. */
  agency: { logo: string; name: string; phone: string; mail: string; web: string }
  /** Name of the paper with a yacht's rates. */
  rates: string
  /** {{spans}}: the nights of high season in the two years to come, "20 December 2026 – 10 January 2027; …". */
  highSeasonNights: string
  /** {{fees}}: taxes and entry fees of her waters, "Bahamas charter fee, 14%". */
  fees: string
}
