/** Security headers of every answer (OWASP Secure Headers; graded by the MDN Observatory's rules). */
import { createHash } from 'node:crypto'

type SecurityOptions = { scriptHashes?: string[]; relayUrl?: string; https: boolean }

/** Inline scripts run by their hash alone; styles come from files; nothing comes from another site. */
export function contentSecurityPolicy({ scriptHashes = [], relayUrl = '' }: Omit<SecurityOptions, 'https'>): string {
  return [
    "default-src 'none'",
    `script-src 'self'${scriptHashes.map((hash) => ` '${hash}'`).join('')}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${relayUrl ? ` ${new URL(relayUrl).origin}` : ''}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

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

const inlineScript = /<script(?![^>]*\bsrc=)(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g

/** The CSP hashes of a page's inline scripts (CSP Level 3, 6.7.3.3). */
export function scriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(inlineScript)].map(([, script]) => `sha256-${createHash('sha256').update(script!).digest('base64')}`)
  return [...new Set(hashes)]
}
