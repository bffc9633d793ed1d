/** Why a request cannot be answered with a price. Each code is a sentence in content/{es,en,de}/charter.ts. */
export type Refusal =
  | { code: 'no-guests' }
  | { code: 'not-a-number' }
  | { code: 'too-many-guests'; guests: number; most: number }
  | { code: 'more-children-than-guests' }
  | { code: 'children-alone' }
  | { code: 'not-a-day' }
  | { code: 'past' }
  | { code: 'too-few-nights'; least: number }
  | { code: 'unknown-yacht' }
  | { code: 'unknown-waters' }
  | { code: 'no-itinerary' }

export type Result<T> = ({ refusal?: undefined } & T) | { refusal: Refusal }
