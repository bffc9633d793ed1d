import type { BrochureCopy } from '../copy.ts'

export const brochure = {
  brochure: 'Brochure',
  kicker: 'Yacht charter with captain and cook',
  illustration: 'Pictures marked with * are illustrations, not photographs.',
  aboard: 'Life on board',
  drawing: 'Scale {scale} when printed on A4. Length, beam and draft follow the builder’s figures; mast and superstructure are drawn by eye.',
  lineUp: 'All at {scale}. Length, beam and draft follow the builder’s figures; masts and superstructures are drawn by eye.',
  asOf: 'Prices as they stood on {date}. What counts is the written offer, which names every item.',
  examples: 'Worked out for a night outside high season',
  adults: '{count} adults',
  week: 'Seven days as we would plan them',
  weekMore: 'Days 8 to 14, which lengthen this trip, are on the website and in the brochure of the destination.',
  fortnight: 'Fourteen days, one by one',
  fortnightNote: 'The trip can end after day 7 or day 10. Distances are sailed, not straight: {distance} nm in all.',
  until: { 7: 'A week ends here', 10: 'Ten days end here', 14: 'Two weeks end here' },
  yachts: 'The yachts that sail here',
  noYacht: 'No yacht of ours lies here all year. These are the seven, with their usual bases; we tell you first which of them can be there in your month.',
  contact: 'Ask us anything',
  onTheWeb: 'On the web',
} satisfies BrochureCopy
