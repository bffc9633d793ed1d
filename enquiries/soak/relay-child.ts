/** The relay as a process of its own, to be killed. */
import { type Child, startChild, lineOf } from './child.ts'

const relayProgram = 'enquiries/soak/server.ts'

/** Starts a relay of its own process. @returns it and its address. */
export function startRelay(env: Record<string, string>, nodeFlags: string[] = [], wrapper: string[] = []) {
  const [command, ...parameters] = [...wrapper, process.execPath, ...nodeFlags, relayProgram]
  return listening(startChild(command!, parameters, env))
}

/**
 * Starts a process that has loaded the relay and waits to be told to open the store: the one killed before it leaves
 * no half a second in which nothing happens.
 * @param program the relay's, in one file
 */
export function prepareRelay(program: string, env: Record<string, string>) {
  const child = startChild(process.execPath, [program], { ...env, STANDBY: 'yes' }, 'pipe')
  child.process.stdin!.on('error', () => {}) // Killed before it was told.
  return {
    kill: child.kill,
    /** Opens the store and listens. */
    go() {
      child.process.stdin!.write('go\n')
      return listening(child)
    },
  }
}

async function listening(child: Child) {
  const [, port, pid] = await lineOf(child, /^listening on (\d+) as (\d+)/)
  return {
    ...child,
    port: Number(port),
    pid: Number(pid),
    /** Ends the relay itself; a program around it follows. */
    async kill(signal: NodeJS.Signals = 'SIGKILL') {
      if (child.process.exitCode === null && child.process.signalCode === null)
        process.kill(Number(pid), signal)
      await child.ended
    },
  }
}
