/** Figures for Prometheus: what came in, what went out, what waits. No label carries personal data. */
import { createServer, type Server } from 'node:http'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { QueueState } from './queue-state.ts'

export type Metrics = ReturnType<typeof createMetrics>

export type Surroundings = { freeBytes: () => number; lastBackup: () => number | undefined }

/** @param queue reads the state of the queue when Prometheus asks; a store that does not answer shows as `enquiries_store_up 0`. */
export function createMetrics(queue: () => Promise<QueueState>, now: () => number, around: Surroundings) {
  const registers = [new Registry()]
  const intake = new Counter({
    name: 'enquiries_intake_total',
    help: 'Enquiries by result',
    labelNames: ['result'],
    registers,
  })
  const letters = new Counter({
    name: 'enquiries_letters_total',
    help: 'Delivery attempts by outcome: delivered or the name of the failure',
    labelNames: ['outcome'],
    registers,
  })
  const latency = new Histogram({
    name: 'enquiries_intake_seconds',
    help: 'Time to a result',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5],
    registers,
  })
  const delay = new Histogram({
    name: 'enquiries_delivery_seconds',
    help: 'Time from intake to delivery',
    buckets: [1, 10, 60, 600, 3600, 86_400],
    registers,
  })
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })
  const up = gauge('enquiries_store_up', 'Whether the store can be written')
  const waiting = gauge('enquiries_queue_letters', 'Letters to the company that wait for delivery')
  const age = gauge('enquiries_queue_oldest_seconds', 'Age of the oldest letter to the company that waits')
  const attention = gauge('enquiries_attention_letters', 'Letters to the company that need a person')
  const quarantined = gauge('enquiries_quarantined', 'Enquiries in quarantine')
  const disk = gauge('enquiries_disk_free_bytes', 'Bytes that may still be written where DATA_DIR is')
  const backup = gauge(
    'enquiries_backup_seconds',
    'When the newest backup was made (Unix time), 0 if none is known',
  )
  return {
    taken: (result: string, milliseconds: number) => {
      intake.inc({ result })
      latency.observe(milliseconds / 1000)
    },
    delivered: (milliseconds: number) => {
      letters.inc({ outcome: 'delivered' })
      delay.observe(milliseconds / 1000)
    },
    failed: (failure: string) => letters.inc({ outcome: failure }),
    async text(): Promise<string> {
      const state = await queue().catch(() => undefined)
      up.set(state ? 1 : 0)
      if (state) {
        waiting.set(state.waiting)
        age.set(state.oldest === undefined ? 0 : Math.max(0, (now() - state.oldest) / 1000))
        attention.set(state.attention)
        quarantined.set(state.quarantined)
      }
      disk.set(around.freeBytes())
      backup.set((around.lastBackup() ?? 0) / 1000)
      return registers[0]!.metrics()
    },
  }
}

/** Serves GET /metrics on the loopback address alone. */
export function serveMetrics(port: number, text: () => Promise<string>): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(await text())
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}
