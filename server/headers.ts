/** Security headers of every answer (OWASP Secure Headers; graded by the MDN Observatory's rules). */
import { hash } from 'node:crypto'

/** Which inline scripts may run: those with one of these CSP hashes, or any, as Vite needs it in development. */
export type InlineScripts = readonly string[] | 'any'
type PolicyOptions = {
  scripts?: InlineScripts
  /** CSP hashes of inline style sheets. */
  styles?: readonly string[]
  relayUrl?: string
}
type SecurityOptions = PolicyOptions & { https: boolean }

/** Inline scripts and styles count by their hash alone; nothing comes from another site. */
export function contentSecurityPolicy({ scripts = [], styles = [], relayUrl = '' }: PolicyOptions): string {
  const any = scripts === 'any'
  return [
    "default-src 'none'",
    `script-src 'self'${any ? " 'unsafe-inline'" : listed(scripts)}`,
    `style-src 'self'${any ? " 'unsafe-inline'" : listed(styles)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${relayUrl ? ` ${new URL(relayUrl).origin}` : ''}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** A browser's own viewer embeds a brochure and styles itself; the policy of our pages would leave it blank. */
export const brochurePolicy =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

export function securityHeaders(options: SecurityOptions): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // The public form relay refuses requests without an origin, so never "no-referrer".
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(options.https ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

const listed = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('')
const inlineScript =
  /<script(?![^>]*\bsrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g

const cspHash = (text: string | Buffer) => `sha256-${hash('sha256', text, 'base64')}`

/** The CSP hashes of the scripts that a page carries inline (CSP Level 3, 6.7.3.3). */
export function inlineScriptHashes(html: string): string[] {
  return [...new Set([...html.matchAll(inlineScript)].map(([, text]) => cspHash(text!)))]
}

/** The CSP hashes of its style sheets. Every page that is rendered is looked through, as it is sent. */
export function inlineStyleHashes(html: Buffer): string[] {
  const hashes = new Set<string>()
  for (let at = html.indexOf('<style'); at >= 0; at = html.indexOf('<style', at + 1)) {
    const start = html.indexOf('>', at) + 1
    hashes.add(cspHash(html.subarray(start, html.indexOf('</style>', start))))
  }
  return [...hashes]
}
