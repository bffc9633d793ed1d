import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createMetrics } from '#enquiries/metrics.ts'

type Rule = { alert: string; expr: string; labels: { severity: string }; annotations: Record<string, string> }
const { groups } = parse(readFileSync(new URL('alerts.yml', import.meta.url), 'utf8')) as {
  groups: { rules: Rule[] }[]
}
const rules = groups.flatMap(({ rules: each }) => each)
const namesIn = (text: string) => text.match(/\benquiries_[a-z_]+/g) ?? []

/** What a process exports once an enquiry came in and a letter was tried. */
async function exported(): Promise<string> {
  const queue = { waiting: 0, attention: 0, quarantined: 0 }
  const around = { freeBytes: () => 5e9, lastBackup: () => 1_700_000_000_000 }
  const metrics = createMetrics(() => Promise.resolve(queue as never), Date.now, around)
  metrics.taken('accepted', 1)
  metrics.delivered(1)
  return metrics.text()
}

describe('the alert rules', () => {
  it('ask for metrics that the server exports, and leave none of them out', async () => {
    const text = await exported()
    const samples = new Set(namesIn(text))
    const asked = new Set(rules.flatMap(({ expr }) => namesIn(expr)))
    expect([...asked].filter((name) => !samples.has(name))).toEqual([])
    const families = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name!)
    const unwatched = families.filter((family) => ![...asked].some((name) => name.startsWith(family)))
    expect(unwatched).toEqual([])
    expect(text).toContain('enquiries_backup_seconds 1700000000\n')
  })
  it('name results and outcomes that exist, and say what happened and what to do', () => {
    const named = rules.flatMap(({ expr }) => [...expr.matchAll(/(?:result|outcome)!?="([a-z-]+)"/g)])
    expect(named.map(([, value]) => value)).toEqual(['unavailable', 'delivered', 'accepted'])
    for (const { alert, labels, annotations } of rules) {
      expect(alert).toMatch(/^[A-Z]\w+$/)
      expect(['page', 'ticket']).toContain(labels.severity)
      expect(Object.keys(annotations)).toEqual(['summary', 'description'])
    }
  })
})
