/** What became of one enquiry: known to the store, the relay, its HTTP handler and the server. */
export type IntakeResult =
  | { status: 'accepted' | 'quarantined' | 'replayed' | 'conflict' | 'limited' | 'unavailable' }
  | { status: 'invalid'; errors: { field: string; code: string }[] }
