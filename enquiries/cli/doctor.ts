/** The command doctor: looks at everything an enquiry needs and says how to fix what is wrong. It changes nothing that matters. */
import { parseRelayConfig, type RelayConfig } from '../config.ts'
import type { Context } from './context.ts'
import { SettingsError } from '../settings.ts'
import { isLoopback, mayLeakLogin } from '../smtp-url.ts'
import { checkDisk, checkMail, checkPrivacy } from './doctor-places.ts'
import { checkStore } from './doctor-store.ts'
import type { Finding } from './finding.ts'
import { Refusal } from './refusal.ts'
import { jsonText } from './terminal.ts'
import { table } from './table.ts'

export async function doctor({ env, terminal, now }: Context, { json }: { json?: true }) {
  const findings = await examine(env, now)
  const failed = findings.filter(({ state }) => state === 'fail').length
  if (json) await terminal.out(jsonText(findings))
  else {
    await terminal.out(
      table(
        ['check', 'state', 'found'],
        findings.map(({ check, state, found }) => [check, state, found]),
        { ...terminal, maxWidth: 110 },
      ),
    )
    const fixes = findings.filter(({ fix }) => fix)
    if (fixes.length > 0)
      await terminal.out(`\nTo fix:\n${fixes.map(({ check, fix }) => `  ${check}: ${fix}\n`).join('')}`)
  }
  if (failed > 0) throw new Refusal(`${failed} ${failed === 1 ? 'check' : 'checks'} failed.`)
  if (json) return
  const warnings = findings.filter(({ state }) => state === 'warn').length
  const rest =
    warnings === 0
      ? ''
      : ` ${warnings} ${warnings === 1 ? 'thing asks' : 'things ask'} for a person: see above.`
  await terminal.out(`\nNothing stands in the way of a new enquiry.${rest}\n`)
}

/** Every check in order; those that need a working configuration are left out without one. */
export async function examine(env: Record<string, string | undefined>, now: number): Promise<Finding[]> {
  let config: RelayConfig
  try {
    config = parseRelayConfig(env)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    return error.problems.map((problem) => ({
      check: 'settings',
      state: 'fail',
      found: `${problem.split(':')[0]} cannot be used`,
      fix: problem,
    }))
  }
  return [
    ...checkSettings(config),
    ...(await checkStore(config, now)),
    checkPrivacy(config),
    await checkDisk(config),
    await checkMail(config),
  ]
}

/** Settings that are allowed, but that a site in public hardly wants. */
function checkSettings({ smtpUrl, mailFrom, alertWebhookUrl, databaseUrl, role }: RelayConfig): Finding[] {
  const findings: Finding[] = [
    {
      check: 'settings',
      state: 'ok',
      found: `every variable can be read; ROLE is ${role}, letters come from ${mailFrom}${encryptedLogin(smtpUrl)}`,
    },
  ]
  const warn = (found: string, fix: string) => findings.push({ check: 'settings', state: 'warn', found, fix })
  if (!smtpUrl)
    warn(
      'SMTP_URL is not set',
      'set SMTP_URL, such as smtps://user:password@mail.example.com:465; until then letters become files and nobody gets mail',
    )
  else {
    const { protocol, username, searchParams } = new URL(smtpUrl)
    const local = isLoopback(smtpUrl)
    if (mayLeakLogin(smtpUrl))
      warn(
        'SMTP_PLAINTEXT_LOGIN is allow: user and password go over the network in clear if the mail server offers no encryption',
        'unset SMTP_PLAINTEXT_LOGIN, and use smtps:// (port 465), or smtp:// (port 587) with a server that offers STARTTLS',
      )
    else if (protocol === 'smtp:' && !local && searchParams.get('requireTLS') !== 'true')
      warn(
        'SMTP_URL does not insist on encryption',
        'use smtps:// (port 465), or add ?requireTLS=true to smtp:// (port 587): letters hold what guests wrote',
      )
    if (!username && !local)
      warn(
        'SMTP_URL has no login',
        'put user and password into SMTP_URL, unless this server is allowed to send without',
      )
  }
  if (alertWebhookUrl === undefined)
    warn(
      'ALERT_WEBHOOK_URL is not set',
      'set ALERT_WEBHOOK_URL, or watch the metric enquiries_attention_letters: otherwise nobody is told of a letter that needs attention',
    )
  if (role !== 'all' && !databaseUrl)
    warn(
      `ROLE is ${role} with SQLite`,
      'a second process on the same machine and DATA_DIR must do the other half; on other machines set DATABASE_URL',
    )
  return findings
}

/** Said also where all is well: an operator who looks for it finds it. */
function encryptedLogin(smtpUrl: string | undefined): string {
  const encrypted = smtpUrl && new URL(smtpUrl).username && !isLoopback(smtpUrl) && !mayLeakLogin(smtpUrl)
  return encrypted ? '; the login goes to the mail server encrypted or not at all' : ''
}
