/** What is open before the site goes public, with what the settings of this machine have a part in. */
import { type OpenFact, openFacts } from '#content/readiness.ts'
import { parseRelayConfig } from '#enquiries/config.ts'
import { exampleCalendars } from './calendars/check-files.ts'
import { parseServerConfig } from './config.ts'

/** @throws SettingsError */
export function openFactsHere(env: Record<string, string | undefined>): OpenFact[] {
  const { dataDir } = parseRelayConfig(env)
  return [...openFacts(), ...exampleCalendars(dataDir, parseServerConfig(env).calendarUrls)]
}
