/** nginx as deploy/nginx.conf sets it up, before a server of a test: another port, a certificate of its own or no TLS, files in a folder that goes away. */
import { readFile, writeFile } from 'node:fs/promises'
import { spawnSync } from 'node:child_process'
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

/** @param upstream the server's port, or those of two that are restarted in turn @param tls whether browsers come by https: and HTTP/2, as they do in public */
export async function startExampleNginx(upstream: number | [number, number], { tls = false } = {}) {
  const place = temporaryFolder()
  const port = await freePort()
  const ports = typeof upstream === 'number' ? [upstream, upstream] : upstream
  const example = await readFile(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8')
  const site = example
    .replaceAll(/server 127\.0\.0\.1:300([01])/g, (_, at: string) => `server 127.0.0.1:${ports[Number(at)]}`)
    // Only the server block for https: is needed.
    .replace(/server \{(?:(?!\nserver \{)[\s\S])*?(?:return 444;|return 308 [^}]*\})\s*\}\n/g, '')
    .replaceAll(/^ *(listen \[::\].*|error_log.*)$/gm, '')
    .replaceAll(tls ? /\/etc\/ssl\/alisios\//g : /^ *ssl_.*$/gm, tls ? `${place.folder}/` : '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port}${tls ? ' ssl http2' : ''};`)
  if (tls) selfSign(place.folder)
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

function selfSign(folder: string) {
  const files = ['-keyout', `${folder}/key.pem`, '-out', `${folder}/cert.pem`]
  const { status, stderr } = spawnSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${nginxHost}`, ...files],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`)
}
