/** Puts the compiler's words on the contents into everyday ones, for owners who change a text or a price. */

const plain: [RegExp, (...found: string[]) => string][] = [
  [/Property '"?([^'"]+)"?' is missing in type/, (name) => `"${name}" is missing here. Every language and every entry has the same names`],
  [/'+"?([^'"]+)"?'+ does not exist in type/, (name) => `"${name}" is not known here. Look at a neighbour for the right name`],
  [/Type '"([^"]*)"' is not assignable to type .*Did you mean '"([^"]*)"'/s, (value, meant) => `"${value}" is not known here; "${meant}" may be meant`],
  [/Type 'string' is not assignable to type 'number'/, () => 'a text stands where a number belongs: write it without quotation marks'],
  [/Type 'number' is not assignable to type 'string'/, () => 'a number stands where a text belongs: write it between quotation marks'],
  [/Type '"([^"]*)"' is not assignable to type '?((?:"[^"]*"(?: \| )?)+)/, (value, known) => `"${value}" is not known here. Use one of ${known}`],
  [/Type '"([^"]*)"' is not assignable to type/, (value) => `"${value}" is not known here`],
  [/error TS(1002|1005|1109|1128|1136|1160|1389)\b/, () => 'a quotation mark, comma or bracket is missing or one too many here or just before. An apostrophe inside a text is written ’'],
]

/**
 * @param output what tsc printed
 * @returns a line for each flaw in the owner's files: file, line, what is wrong; none if all flaws lie elsewhere
 */
export function plainTypeErrors(output: string): string[] {
  const lines = output.split(/\r?\n(?=\S+\(\d+,\d+\): error)/).flatMap((error) => {
    const [, file, line, message] = /^((?:content|art)\/[\w/.-]*)\((\d+),\d+\): (error[\s\S]*)/.exec(error) ?? []
    if (!file || !line || !message || file.endsWith('.server.ts') || file.endsWith('/site.ts')) return []
    for (const [form, say] of plain) {
      const found = form.exec(message)
      if (found) return [`${file}, line ${line}: ${say(...found.slice(1))}.`]
    }
    return [`${file}, line ${line}: ${message.split('\n')[0]!.replace(/^error TS\d+: /, '')}`]
  })
  return [...new Set(lines)]
}
