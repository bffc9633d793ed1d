/** Reads a Markdown file of the contents: its front matter, checked, and its text, both with the facts filled in. */
import { parse, YAMLParseError } from 'yaml'
import { z } from 'zod'
import { fillFacts } from './fill-facts.ts'
import { locales } from './locales.ts'
import { textFacts } from './text-facts.ts'

const text = z.string({ error: 'is missing or no text' }).trim().min(1, 'is empty')
const keywords = z.array(text, { error: 'must be a list' }).min(3, 'needs at least three entries')
/** The front matter of an article. */
export const articleMatter = z.strictObject({
  title: text,
  teaser: text,
  description: text.min(70, 'is shorter than 70 characters').max(160, 'is longer than 160 characters'),
  keywords,
  callToAction: text,
})
export const legalMatter = z.strictObject({ title: text, description: text, keywords })

/** @throws naming file and field when front matter is missing or wrong. */
export function splitMatter<T>(file: string, source: string, schema: z.ZodType<T>): T & { body: string } {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replace(/\r\n/g, '\n'))
  if (!match)
    throw new Error(`content/${file}: the file must begin with front matter between two lines of ---`)
  const result = schema.safeParse(readYaml(file, match[1]!))
  if (!result.success)
    throw new Error(
      `content/${file}: ${result.error.issues.map((issue) => `"${issue.path.join('.') || 'front matter'}" ${issue.message}`).join('; ')}`,
    )
  const locale = locales.find((each) => file.startsWith(`${each}/`)) ?? 'en'
  return fillFacts({ ...result.data, body: unbroken(match[2]!.trim()) }, textFacts(locale), `content/${file}`)
}

/** Short words before a hyphen keep to what follows them: E-Mail, IP-Adresse. A word joiner, because the fonts hold no hyphen of that kind. */
const unbroken = (body: string) => body.replace(/\b(E|IP)-(?=\p{Lu})/gu, '$1-\u2060')

function readYaml(file: string, matter: string): unknown {
  try {
    return parse(matter)
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error
    // The first line of the file is the opening ---.
    const line = (error.linePos?.[0].line ?? 0) + 1
    throw new Error(
      `content/${file}, line ${line}: the front matter cannot be read. Put the text behind "title:" and the like between quotation marks, and begin each keyword with "  - "`,
    )
  }
}
