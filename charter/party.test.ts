import { describe, expect, it } from 'vitest'
import { couple, listedParty } from './party.ts'
import { charterFleet } from './yacht.ts'

describe('the party for which a yacht is priced until a guest says who comes', () => {
  it.each(charterFleet.map((yacht) => [yacht.name, yacht] as const))(
    'fills %s, or is two where each guest is paid for',
    (_, yacht) =>
      expect(listedParty(yacht)).toEqual(
        yacht.rate.kind === 'person' ? couple : { persons: yacht.guests, children: 0 },
      ),
  )
})
