/** Sends enquiries as browsers do, over keep-alive connections that may break at any moment. */
import { Agent, request } from 'node:http'
import { company } from '#content/company.ts'
import { sentForm, siteUrl } from '../testing/enquiries.ts'

export type Answer = { status: number; body: string; milliseconds: number }

const agent = new Agent({ keepAlive: true, maxSockets: 200 })

/** Posts one enquiry. @throws when the connection breaks: then nobody knows whether it was stored. */
export function post(
  port: number,
  key: string,
  form: object = sentForm,
  timeoutMs = 30_000,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const body = JSON.stringify({ ...form, _key: key })
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request({
      agent,
      host: '127.0.0.1',
      port,
      path: `/ajax/${company.enquiryMailbox}`,
      method: 'POST',
      timeout: timeoutMs,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        origin: siteUrl,
        ...headers,
      },
    })
    asked.on('timeout', () => asked.destroy(new Error('No answer in time')))
    asked.on('error', reject)
    asked.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('error', reject).on('end', () =>
        response.complete
          ? resolve({
              status: response.statusCode ?? 0,
              body: text,
              milliseconds: performance.now() - start,
            })
          : reject(new Error('The answer broke off')),
      )
    })
    asked.end(body)
  })
}
