import type { DeskCopy } from '../desk-copy.ts'

/** The page of an enquiry, which the company opens by the link in its letter. Only the office sees it. */
export const desk = {
  title: 'Enquiry {{reference}}',
  states: {
    quarantined: 'In quarantine: no letter has gone out',
    new: 'New: waiting for one of us',
    taken: '{{name}} has been on it since {{at}}',
    answered: 'Answered by {{name}} on {{at}}',
  },
  who: 'Who answers?',
  name: 'Your name',
  take: 'I’ll take it',
  return: 'I’ll leave it to someone else',
  answered: 'I have answered',
  note: 'Note for the office',
  addNote: 'Keep the note',
  release: 'It is real: send it to the mailbox',
  releaseText:
    'A program may have sent this enquiry: a field hidden from people was filled in. If it is real, the button puts it into the mailbox like any other. The link works once.',
  released: 'The enquiry is on its way to the mailbox.',
  held: '{{name}} has been looking after this guest since {{at}} (enquiry {{reference}}). We have changed nothing.',
  despite: 'Go ahead all the same: I have spoken with {{name}}',
  nameMissing: 'Please write your name, so that the others know who answers.',
  received: 'Received on {{at}}',
  guest: 'What the guest wrote',
  draft: 'Proposed answer',
  draftMail: 'Open it in the mail program',
  draftShortened: 'A shorter version goes there, as long as a link can be; the whole answer is here.',
  earlier: 'Other enquiries of the same guest',
  history: 'What was done',
  actions: {
    taken: 'took it',
    returned: 'left it to someone else',
    answered: 'answered',
    noted: 'noted',
    released: 'took it out of quarantine',
  },
  goneTitle: 'This link no longer works',
  gone: 'It has run out, was revoked, or lost a piece on the way. For a new one: npm run enquiries -- link REFERENCE',
} satisfies DeskCopy
