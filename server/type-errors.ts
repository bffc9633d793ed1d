/** Puts the compiler's words on the contents into everyday ones, for owners who change a text or a price. */

/** TS1000 to TS1299 without the name that stands twice. */
const syntax = /error TS1(?!117)[0-2]\d\d\b/
/** Tried in this order; the first that fits speaks. */
const plain: [RegExp, (...found: string[]) => string][] = [
  [
    /Property '"?([^'"]+)"?' is missing in type/,
    (name) => `"${name}" is missing here. Every language and every entry has the same names`,
  ],
  [
    /'+"?([^'"]+)"?'+ does not exist in type/,
    (name) => `"${name}" is not known here. Look at a neighbour for the right name`,
  ],
  [
    /Type '"([^"]*)"' is not assignable to type .*Did you mean '"([^"]*)"'/s,
    (value, meant) => `"${value}" is not known here; "${meant}" may be meant`,
  ],
  [
    /is missing the following properties from type .*: ([^:]+)\.?$/m,
    (names) =>
      `these are missing here: ${names.replace(/\.$/, '')}. Every language and every entry has the same names`,
  ],
  [
    /Source has (\d+) element\(s\) but target (?:requires|allows only) (\d+)/,
    (found, wanted) => `${wanted} entries belong in this list; there are ${found}`,
  ],
  [
    /Type '[^']*' is not assignable to type '(?:readonly )?string\[\]'/,
    () => "a list belongs here, such as ['first', 'second']",
  ],
  [
    /Argument of type .* is not assignable to parameter|Expected [\d-]+ arguments/,
    () => 'a text is missing here, or one too many. Look at the lines beside it',
  ],
  [/error TS1117\b/, () => 'this name stands twice in the same entry. Take one out'],
  [/Cannot find name '([^']+)'/, (name) => `"${name}" stands without quotation marks, or is misspelt`],
  [
    /Type 'string' is not assignable to type 'number'/,
    () => 'a text stands where a number belongs: write it without quotation marks',
  ],
  [
    /Type 'number' is not assignable to type 'string'/,
    () => 'a number stands where a text belongs: write it between quotation marks',
  ],
  [
    /Type '"([^"]*)"' is not assignable to type '?((?:"[^"]*"(?: \| )?)+)/,
    (value, known) => `"${value}" is not known here. Use one of ${known}`,
  ],
  [/Type '"([^"]*)"' is not assignable to type/, (value) => `"${value}" is not known here`],
  [
    syntax,
    () =>
      'a quotation mark, comma or bracket is missing or one too many here or just before. An apostrophe inside a text is written ’, a number without a comma',
  ],
]

/**
 * @param output what tsc printed
 * @returns a line for each flaw in the owner's files: file, line, what is wrong; none if all flaws lie elsewhere
 */
export function plainTypeErrors(output: string): string[] {
  const unreadable = new Set<string>()
  const lines = output.split(/\r?\n(?=\S+\(\d+,\d+\): error)/).flatMap((error) => {
    const [, file, line, message] =
      /^((?:content|art|charts)\/[\w/.-]*)\((\d+),\d+\): (error[\s\S]*)/.exec(error) ?? []
    if (!file || !line || !message || file.endsWith('.server.ts') || file.endsWith('/site.ts')) return []
    // One comma too few makes nonsense of every line below it.
    if (unreadable.has(file)) return []
    if (syntax.test(message)) unreadable.add(file)
    return [`${file}, line ${line}: ${inPlainWords(message)}`]
  })
  return [...new Set(lines)]
}

function inPlainWords(message: string): string {
  for (const [form, say] of plain) {
    const found = form.exec(message)
    if (found) return `${say(...found.slice(1))}.`
  }
  return message.split('\n')[0]!.replace(/^error TS\d+: /, '')
}
