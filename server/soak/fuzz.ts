/** Nonsense for the endpoint, paths and headers of the real server: never a 5xx, a leak, or a crash. */
import fc from 'fast-check'
import type { Report } from '#enquiries/soak/report.ts'
import { fuzzedRequest, write } from './fuzz-requests.ts'
import { sendRaw, startSite } from './site.ts'

/** Stack traces, paths of sources and names of our libraries tell an attacker what runs here. */
const leaks = [
  /\n\s+at .+:\d+:\d+/,
  /node_modules/,
  /file:\/\//,
  /\/(work|home|root|usr|srv|app)\/[\w.-]+\//,
  /SQLITE_|SqliteError|PostgresError/,
  /node:internal/,
  /X-Powered-By/i,
]

/** Milliseconds that a request without an answer gets the second time: on a busy machine the first answer may come too late. */
const patientMs = 10_000

export async function fuzz({
  cases,
  seed = 11,
  atOnce = 16,
}: {
  cases: number
  seed?: number
  atOnce?: number
}): Promise<Report> {
  const site = await startSite({ LOG_LEVEL: 'silent' })
  // Node hangs up on CONNECT: this is no proxy.
  const counted = {
    answers: 0,
    'no answer to CONNECT': 0,
    'no answer else': 0,
    '5xx but 503 with Retry-After': 0,
    leaks: 0,
  }
  const statuses = new Map<number, number>()
  let first = ''
  const batch = 2000
  try {
    for (let done = 0; done < cases; done += batch) {
      const requests = fc
        .sample(fuzzedRequest, { numRuns: Math.min(batch, cases - done), seed: seed + done })
        .map(write)
      let next = 0
      const sender = async () => {
        while (next < requests.length) {
          const bytes = requests[next++]!
          const answer = (await sendRaw(site.port, bytes)) || (await sendRaw(site.port, bytes, patientMs))
          const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
          // A site's own page may speak of anything; what leaks stands in errors and heads.
          const told = status >= 400 ? answer : answer.split('\r\n\r\n')[0]!
          const leak = leaks.find((pattern) => pattern.test(told))
          if (status === 0)
            counted[
              bytes.toString('latin1', 0, 8) === 'CONNECT ' ? 'no answer to CONNECT' : 'no answer else'
            ]++
          else counted.answers++
          const isFault = status >= 500 && !(status === 503 && /\r\nretry-after: /i.test(answer))
          if (isFault) counted['5xx but 503 with Retry-After']++
          if (leak) counted.leaks++
          if (isFault || leak)
            first ||= `${leak ?? status}: ${JSON.stringify(bytes.toString('utf8').slice(0, 300))} got ${JSON.stringify(answer.slice(0, 300))}`
        }
      }
      await Promise.all(Array.from({ length: atOnce }, sender))
    }
    const alive = (
      await sendRaw(site.port, 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    ).startsWith('HTTP/1.1 200')
    const told = [...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${status || 'none'}: ${count}`)
      .join('; ')
    return {
      test: 'Fuzz of the endpoint, paths and headers, the built server',
      figures: {
        cases,
        ...counted,
        'still alive': alive ? 'yes' : 'no',
        statuses: told,
        ...(first ? { first } : {}),
      },
      held:
        alive &&
        counted['5xx but 503 with Retry-After'] === 0 &&
        counted.leaks === 0 &&
        counted['no answer else'] === 0,
    }
  } finally {
    await site.close()
  }
}
