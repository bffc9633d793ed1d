import type { BrochureCopy } from '../brochure-copy.ts'

export const brochure = {
  brochure: 'Brochure',
  kicker: 'Yacht charter with captain and cook',
  illustration: 'Pictures marked with * are illustrations, not photographs.',
  aboard: 'Life on board',
  drawing:
    'Scale {{scale}} when printed on A4. Length, beam and draught follow the builder’s figures; rig and superstructure are simplified.',
  lineUp:
    'All at {{scale}}. Length, beam and draught follow the builder’s figures; rigs and superstructures are simplified.',
  asOf: 'Prices as of {{date}}. The written offer, which lists every item, is what counts.',
  week: 'Seven days, as we would plan them',
  weekMore: 'Days 8 to 14, which extend this trip, are on the website and in the destination’s own brochure.',
  fortnight: 'Fourteen days, day by day',
  fortnightNote:
    'The trip can also end after day 7 or day 10. Distances are those sailed, {{distance}} nm in all.',
  until: { 7: 'A week ends here', 10: 'Ten days end here', 14: 'Two weeks end here' },
  yachts: 'The yachts that sail here',
  noYacht:
    'Our yachts come here on request. These are the {{yachtCount}} with their usual bases; we’ll tell you which of them we can bring in your month.',
  contact: 'Ask us anything',
  onTheWeb: 'On the web',
  agency: {
    logo: 'Your agency’s logo here',
    name: 'Agency',
    phone: 'Telephone',
    mail: 'Mail',
    web: 'Website',
  },
  rates: 'Rates',
  highSeasonNights: 'Nights of high season: {{spans}}.',
  fees: 'On top of the rate: {{fees}}.',
} satisfies BrochureCopy
