/** Best encoding that we store and the browser takes (RFC 9110, 12.5.3). */
export function negotiate(header: string | null): 'br' | 'gzip' | undefined {
  const accepted = new Map(
    (header ?? '').toLowerCase().split(',').map((part) => {
      const [name = '', q] = part.trim().split(/\s*;\s*q=/)
      return [name, q === undefined ? 1 : Number(q)] as const
    }),
  )
  const wants = (name: string) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0
  return wants('br') ? 'br' : wants('gzip') ? 'gzip' : undefined
}
