/** `npm test`: every suite, each as soon as what it needs has passed; ends with how long each took. */
import { spawn } from 'node:child_process'

const checks = ['format:check', 'types', 'lint', 'unused']
/** npm scripts, each with those that have to pass before it starts. */
const needs: Record<string, string[]> = {
  ...Object.fromEntries(checks.map((check) => [check, []])),
  // It follows imports of the types that routes are given, which are written first.
  unused: ['types'],
  build: checks,
  'test:unit': checks,
  'test:journeys': ['build'],
  // Takes the place of the unit tests beside the journeys: two cores have enough to do with two suites.
  'test:built': ['build', 'test:unit'],
  // Alone: it runs against deadlines, and so do the journeys.
  'test:failures': ['test:journeys', 'test:built'],
}

type Result = { script: string; passed: boolean; seconds: number }

/** Flags of a script. */
const flags: Record<string, string[]> = { build: ['--types-checked'] }

/** Vitest ends with 0 after a mistake in its own configuration, without having run a test. */
const ranTests = /[1-9]\d* passed/

/** Runs one npm script; its output comes in one piece when it ends, so that two never mix. */
function run(script: string): Promise<Result> {
  const start = performance.now()
  const output: Buffer[] = []
  const child = spawn('npm', ['run', '--silent', script, '--', ...(flags[script] ?? [])], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part))
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const seconds = Math.round((performance.now() - start) / 1000)
      const text = Buffer.concat(output).toString()
      const passed = code === 0 && (!script.startsWith('test:') || ranTests.test(text))
      console.log(`\n## npm run ${script}: ${passed ? 'passed' : 'FAILED'} after ${seconds} s\n${text}`)
      resolve({ script, passed, seconds })
    })
  })
}

const started = new Map<string, Promise<Result | undefined>>()

/** Undefined where a script that it needs has not passed. */
async function runAfterNeeds(script: string): Promise<Result | undefined> {
  const before = await Promise.all(needs[script]!.map(start))
  return before.every((result) => result?.passed) ? run(script) : undefined
}

function start(script: string): Promise<Result | undefined> {
  const running = started.get(script) ?? runAfterNeeds(script)
  started.set(script, running)
  return running
}

const scripts = Object.keys(needs)
const results = await Promise.all(scripts.map(start))

console.log(`\nIn all ${Math.round(performance.now() / 1000)} s:`)
for (const [i, result] of results.entries())
  console.log(
    result
      ? `${String(result.seconds).padStart(6)} s  ${scripts[i]}${result.passed ? '' : '  FAILED'}`
      : `         ${scripts[i]}  not run`,
  )
const passed = results.filter((result) => result?.passed).length
console.log(`${passed} of ${scripts.length} passed`)
process.exitCode = passed === scripts.length ? 0 : 1
