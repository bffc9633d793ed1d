/** A bar that shows how far a long command is. */
import type { Terminal } from './terminal.ts'

/** A bar that is redrawn at most ten times a second, and taken away at the end; nothing where nobody looks. */
export function progressBar({ progress }: Terminal, label: string, total: number) {
  let drawn = -Infinity
  return {
    at(done: number) {
      if (!progress || performance.now() - drawn < 100) return
      drawn = performance.now()
      const share = total === 0 ? 1 : Math.min(1, done / total)
      const filled = Math.round(share * 24)
      progress(
        `\r${label} ${'█'.repeat(filled)}${'░'.repeat(24 - filled)} ${Math.round(share * 100)} %  ${done} of ${total}`,
      )
    },
    end() {
      if (drawn > 0) progress?.('\r\u001b[K')
    },
  }
}
