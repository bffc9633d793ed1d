import { describe, expect, it } from 'vitest'
import { nameFailure } from './failure.ts'

describe('the name of a failed delivery', () => {
  it.each([
    ['login', { code: 'EAUTH', responseCode: 535 }],
    ['busy', { code: 'EENVELOPE', responseCode: 451, command: 'RCPT TO' }],
    ['recipient', { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }],
    ['sender', { code: 'EENVELOPE', responseCode: 553, command: 'MAIL FROM' }],
    ['rejected', { code: 'EMESSAGE', responseCode: 554, command: 'DATA' }],
    ['unreachable', { code: 'EPROTOCOL', responseCode: 554, command: 'CONN' }],
    ['unreachable', { code: 'EPROTOCOL', responseCode: 550, command: 'HELO' }],
    ['unreachable', { code: 'EPROTOCOL', command: 'CONN' }],
    ['busy', { code: 'EPROTOCOL', responseCode: 421, command: 'CONN' }],
    ['tls', { code: 'ETLS' }],
    ['tls', { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }],
    ['tls', { code: 'ESOCKET', message: 'certificate has expired' }],
    [
      'tls',
      {
        code: 'ESOCKET',
        message: '406D:error:0A00010B:SSL routines:tls_validate_record_header:wrong version number',
      },
    ],
    ['unreachable', { code: 'ESOCKET', message: 'connect ECONNREFUSED 127.0.0.1:1' }],
    ['timeout', { code: 'ETIMEDOUT' }],
    ['unreachable', { code: 'ECONNREFUSED' }],
    ['disk', { code: 'ENOSPC' }],
    ['unknown', new Error('what')],
    ['unknown', undefined],
  ])('is %s for %j', (name, error) => {
    expect(nameFailure(error)).toBe(name)
  })
})
