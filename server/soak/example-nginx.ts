/** nginx as deploy/nginx.conf sets it up, before a server of a test: other ports, no TLS, files in a folder that goes away. */
import { readFile, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { startChild } from '#enquiries/soak/child.ts'
import { temporaryFolder } from '#enquiries/testing/folder.ts'
import { freePort } from '../../bench/server.ts'

const program = '/usr/sbin/nginx'
export const nginxIsInstalled = () => existsSync(program)
/** The name in the example, which nginx answers to. */
export const nginxHost = 'www.alisios.example'

/** @param upstream the server's port @returns the port at which nginx answers, as it would for https: */
export async function startExampleNginx(upstream: number) {
  const place = temporaryFolder()
  const port = await freePort()
  const example = await readFile(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8')
  const site = example
    .replace('server 127.0.0.1:3000;', `server 127.0.0.1:${upstream};`)
    // Only the server block for https: is needed, and without TLS.
    .replace(/server \{(?:(?!\nserver \{)[\s\S])*?(?:return 444;|return 308 [^}]*\})\s*\}\n/g, '')
    .replaceAll(/^ *(ssl_.*|listen \[::\].*|error_log.*)$/gm, '')
    .replace(/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`)
  const file = `${place.folder}/nginx.conf`
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${place.folder}/${name};`)
    .join('\n')
  await writeFile(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''}\ndaemon off;\nworker_processes 1;\npid ${place.folder}/pid;\nerror_log ${place.folder}/error.log;\nevents { worker_connections 4096; }\nhttp {\ninclude /etc/nginx/mime.types;\n${folders}\n${site}\n}\n`,
  )
  const child = startChild(program, ['-p', place.folder, '-c', file, '-e', `${place.folder}/error.log`])
  for (let tries = 0; !(await accepts(port)); tries++) {
    if (tries > 200) throw new Error(`nginx did not start:\n${child.said.join('\n')}`)
    await sleep(50)
  }
  return {
    port,
    async close() {
      await child.kill('SIGTERM')
      place.remove()
    },
  }
}

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    }).on('error', () => resolve(false))
  })
