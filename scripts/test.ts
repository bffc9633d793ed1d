/** `npm test`: every suite, those that mostly wait side by side; ends with how long each took. */
import { spawn } from 'node:child_process'

/** npm scripts. Stages follow each other, the scripts of one run at once; a stage that fails is the last. */
const stages = [
  ['format:check', 'types', 'lint', 'unused'],
  ['test:unit', 'build'],
  ['test:failures', 'test:browser'],
]

type Result = { script: string; passed: boolean; seconds: number }

/** Vitest ends with 0 after a mistake in its own configuration, without having run a test. */
const ranTests = /[1-9]\d* passed/

/** Runs one npm script; its output comes in one piece when it ends, so that two never mix. */
function run(script: string): Promise<Result> {
  const start = performance.now()
  const output: Buffer[] = []
  const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] })
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

const results: Result[] = []
for (const stage of stages) {
  results.push(...(await Promise.all(stage.map(run))))
  if (results.some(({ passed }) => !passed)) break
}

console.log(`\nIn all ${Math.round(performance.now() / 1000)} s:`)
for (const { script, passed, seconds } of results)
  console.log(`${String(seconds).padStart(6)} s  ${script}${passed ? '' : '  FAILED'}`)
const failed = results.filter(({ passed }) => !passed).length
console.log(`${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
