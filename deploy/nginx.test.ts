import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { securityHeaders } from '#server/headers.ts'

const configuration = readFileSync(new URL('nginx.conf', import.meta.url), 'utf8')
const ofServer = securityHeaders({ https: true })

it.each([
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'X-Frame-Options',
  'Referrer-Policy',
  'Cross-Origin-Resource-Policy',
])('nginx sends the server’s own %s with what it answers alone', (name) => {
  const variable = new RegExp(`add_header ${name} (\\$\\w+) always;`).exec(configuration)?.[1]
  expect(variable).toBeDefined()
  expect(configuration).toMatch(
    new RegExp(`map \\$upstream_http_x_content_type_options \\${variable} +\\{ "" "${ofServer[name]}"; \\}`),
  )
})
