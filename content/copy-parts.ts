/** Shapes that the prose of many pages shares. */

/** Title without the brand (added by the page), at most 60 characters; description at most 160; no keyword twice. */
export type PageMeta = { title: string; description: string; keywords: string[] }
export type Titled = { title: string; text: string }
export type Section = { title: string; paragraphs: string[] }
/** A picture's caption in running words; coordinates are added by the page. */
export type Caption = string
