/**
 * The rules of the MDN HTTP Observatory, version of 2025 (mdn/mdn-http-observatory, src/grader/charts.js), without asking
 * the Observatory: 100 points, less for what is missing, more for what is strict once the points without extras reach 90;
 * 100 and more is an A+.
 */

export type Headers = Map<string, string>
/** Points taken or given, and for what. */
type Mark = { rule: string; points: number }

/** @param headers of one answer, names in lower case */
export function grade(headers: Headers): { points: number; marks: Mark[] } {
  const of = (name: string) => headers.get(name)?.toLowerCase()
  const policy = new Map(
    (of('content-security-policy') ?? '')
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name, ...sources]) => [name!, sources]),
  )
  const scripts = policy.get('script-src') ?? policy.get('default-src')
  const styles = policy.get('style-src') ?? policy.get('default-src')
  const frames = policy.get('frame-ancestors')
  const maxAge = Number(/max-age=(\d+)/.exec(of('strict-transport-security') ?? '')?.[1] ?? 0)
  const referrer = of('referrer-policy')
  const origins = of('access-control-allow-origin')
  const cookie = of('set-cookie')

  const contentPolicy = () => {
    if (policy.size === 0) return -25
    const unsafe = (sources?: string[]) =>
      !sources || sources.some((source) => /^'unsafe-|^data:|^https?:$|^\*$/.test(source))
    if (unsafe(scripts) || unsafe(policy.get('object-src') ?? policy.get('default-src'))) return -20
    if (unsafe(styles)) return 0
    return policy.get('default-src')?.join() === "'none'" &&
      ["'none'", "'self'"].includes(policy.get('form-action')?.join() ?? '')
      ? 10
      : 5
  }
  const marks: Mark[] = [
    { rule: 'content security policy', points: contentPolicy() },
    {
      rule: 'cookies',
      points:
        cookie === undefined ? 0 : cookie.includes('secure') ? (cookie.includes('samesite=') ? 5 : 0) : -20,
    },
    {
      rule: 'sharing across origins',
      points: origins !== undefined && of('access-control-allow-credentials') === 'true' ? -50 : 0,
    },
    {
      rule: 'referrer policy',
      points:
        referrer === undefined
          ? 0
          : ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(
                referrer,
              )
            ? 5
            : -5,
    },
    // Preloading (5 points more) is asked for by the owner of the domain, once it exists.
    { rule: 'strict transport security', points: maxAge === 0 ? -20 : maxAge < 15_768_000 ? -10 : 0 },
    // Scripts come from the site itself, so integrity attributes are not asked for.
    { rule: 'subresource integrity', points: 0 },
    { rule: 'content type options', points: of('x-content-type-options') === 'nosniff' ? 0 : -5 },
    {
      rule: 'frames',
      points:
        frames && ["'none'", "'self'"].includes(frames.join())
          ? 5
          : ['deny', 'sameorigin'].includes(of('x-frame-options') ?? '')
            ? 0
            : -20,
    },
    {
      rule: 'resource policy',
      points: ['same-origin', 'same-site'].includes(of('cross-origin-resource-policy') ?? '') ? 10 : 0,
    },
  ]
  const sum = (wanted: (mark: Mark) => boolean) =>
    marks.filter(wanted).reduce((total, { points }) => total + points, 0)
  const plain = 100 + sum(({ points }) => points < 0)
  return { points: plain >= 90 ? plain + sum(({ points }) => points > 0) : Math.max(0, plain), marks }
}
