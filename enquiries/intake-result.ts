/**
 * What became of one enquiry: known to the store, the relay, its HTTP handler and the server. `accepted` and
 * `quarantined` are new, `replayed` was stored before, `conflict` has the key of another enquiry. Refused are only what
 * takes too much room and everything that the store does not take just now. Sent again, an enquiry has the same reference.
 */
export type IntakeResult =
  | { status: 'accepted' | 'quarantined' | 'replayed'; reference: string }
  | { status: 'conflict' | 'too-large' | 'unavailable' }
  | { status: 'invalid'; errors: { field: string; code: string }[] }
