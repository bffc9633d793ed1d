/** Why the server cannot listen, in words that name the setting. */
import type { ServerConfig } from './config.ts'

/** @param error what listening on the host and port of the configuration ended with */
export function listenProblem(
  error: NodeJS.ErrnoException,
  { host, port }: Pick<ServerConfig, 'host' | 'port'>,
): Error {
  const words: Record<string, string> = {
    EADDRINUSE: `Port ${port} on ${host} is taken: another program listens there, perhaps this site from an earlier start.\nTo fix it: end that program, or set PORT to another number.`,
    EACCES: `This user may not listen on port ${port}.\nTo fix it: set PORT to a number from 1024 up; a proxy takes the public ports.`,
    EADDRNOTAVAIL: `This machine has no address ${host}.\nTo fix it: set HOST to 127.0.0.1, or to an address of this machine.`,
    ENOTFOUND: `There is no host named ${host}.\nTo fix it: set HOST to 127.0.0.1, or to an address of this machine.`,
  }
  return new Error(
    words[error.code ?? ''] ?? `The server cannot listen on ${host}:${port}: ${error.message}`,
    {
      cause: error,
    },
  )
}
