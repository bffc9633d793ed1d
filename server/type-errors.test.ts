import { describe, expect, it } from 'vitest'
import { plainTypeErrors } from './type-errors.ts'

describe('what the compiler says of the contents, in plain words', () => {
  it.each([
    [
      `content/fleet.ts(25,18): error TS2322: Type 'string' is not assignable to type 'number'.`,
      'content/fleet.ts, line 25: a text stands where a number belongs: write it without quotation marks.',
    ],
    [
      `content/fleet.ts(29,87): error TS2820: Type '"kayack"' is not assignable to type '"bimini" | "kayak" | ... 15 more ... | "wifi"'. Did you mean '"kayak"'?`,
      'content/fleet.ts, line 29: "kayack" is not known here; "kayak" may be meant.',
    ],
    [
      `content/fleet.ts(14,32): error TS2322: Type '"US$"' is not assignable to type '"EUR" | "USD"'.`,
      'content/fleet.ts, line 14: "US$" is not known here. Use one of "EUR" | "USD".',
    ],
    [
      `content/de/home.ts(9,3): error TS2741: Property 'flySail' is missing in type '{ kicker: string; }' but required in type '{ kicker: string; flySail: string; }'.`,
      'content/de/home.ts, line 9: "flySail" is missing here. Every language and every entry has the same names.',
    ],
    [
      `charts/drawings/forms.ts(30,14): error TS2741: Property '"saona-47"' is missing in type '{ }' but required in type 'Record<Slug, Form>'.`,
      'charts/drawings/forms.ts, line 30: "saona-47" is missing here. Every language and every entry has the same names.',
    ],
    [
      `content/de/home.ts(9,3): error TS2353: Object literal may only specify known properties, and 'titel' does not exist in type '{ title: string; }'.`,
      'content/de/home.ts, line 9: "titel" is not known here. Look at a neighbour for the right name.',
    ],
    [
      `content/en/fleet.ts(215,5): error TS2353: Object literal may only specify known properties, and ''lagoon-56'' does not exist in type 'Record<"bali-54", Yacht>'.`,
      'content/en/fleet.ts, line 215: "lagoon-56" is not known here. Look at a neighbour for the right name.',
    ],
    [
      `content/de/home.ts(14,40): error TS1005: ',' expected.`,
      'content/de/home.ts, line 14: a quotation mark, comma or bracket is missing or one too many here or just before. An apostrophe inside a text is written ’, a number without a comma.',
    ],
    [
      `content/en/interface.ts(4,3): error TS2739: Type '{ contact: string; }' is missing the following properties from type 'Shape<{ label: string; skip: string; }>': label, skip`,
      'content/en/interface.ts, line 4: these are missing here: label, skip. Every language and every entry has the same names.',
    ],
    [
      `content/en/interface.ts(4,3): error TS2740: Type '{ contact: string; }' is missing the following properties from type 'Shape<{ label: string; }>': label, skip, home, yachts, and 3 more.`,
      'content/en/interface.ts, line 4: these are missing here: label, skip, home, yachts, and 3 more. Every language and every entry has the same names.',
    ],
    [
      `content/articles.ts(8,109): error TS2322: Type '["a", "b"]' is not assignable to type '["a" | "b", "a" | "b", "a" | "b"]'.\n  Source has 2 element(s) but target requires 3.`,
      'content/articles.ts, line 8: 3 entries belong in this list; there are 2.',
    ],
    [
      `content/en/home.ts(8,5): error TS2322: Type 'string' is not assignable to type 'string[]'.`,
      "content/en/home.ts, line 8: a list belongs here, such as ['first', 'second'].",
    ],
    [
      `art/pictures.ts(34,152): error TS2345: Argument of type 'number[]' is not assignable to parameter of type 'string'.`,
      'art/pictures.ts, line 34: a text is missing here, or one too many. Look at the lines beside it.',
    ],
    [
      `content/en/home.ts(10,5): error TS1117: An object literal cannot have multiple properties with the same name.`,
      'content/en/home.ts, line 10: this name stands twice in the same entry. Take one out.',
    ],
    [
      `content/en/home.ts(10,12): error TS2304: Cannot find name 'Panama'.`,
      'content/en/home.ts, line 10: "Panama" stands without quotation marks, or is misspelt.',
    ],
    [
      `content/de/fleet.ts(5,3): error TS1360: Type '{ a: string; }' does not satisfy the expected type 'FleetCopy'.\n  Property 'yachts' is missing in type '{ a: string; }' but required in type 'FleetCopy'.`,
      'content/de/fleet.ts, line 5: "yachts" is missing here. Every language and every entry has the same names.',
    ],
    [`content/fleet.ts(1,1): error TS9999: Something new.`, 'content/fleet.ts, line 1: Something new.'],
  ])('%s', (output, expected) => {
    expect(plainTypeErrors(output)).toEqual([expected])
  })
  it('names the first place alone where a file cannot be read', () => {
    const output = [
      "content/fleet.ts(14,26): error TS1005: ',' expected.",
      'content/fleet.ts(14,30): error TS1003: Identifier expected.',
      'content/fleet.ts(15,1): error TS1128: Declaration or statement expected.',
      "content/faq.ts(3,1): error TS1005: ';' expected.",
    ]
    expect(plainTypeErrors(output.join('\n')).map((line) => line.split(':')[0])).toEqual([
      'content/fleet.ts, line 14',
      'content/faq.ts, line 3',
    ])
  })
  it('leaves out what only follows from a flaw in the contents', () => {
    const followed = `content/de/home.ts(9,3): error TS2741: Property 'a' is missing in type '{ b: string; }'.
content/site.server.ts(13,3): error TS2322: Type '{ home: string; }' is not assignable to type 'SiteCopy'.
  Types of property 'hero' are incompatible.
app/routes/home.tsx(1,1): error TS2322: Type 'x' is not assignable.
`
    expect(plainTypeErrors(followed)).toHaveLength(1)
    expect(plainTypeErrors(followed.split('\n').slice(1).join('\n'))).toEqual([])
  })
})
