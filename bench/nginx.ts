/** Debian's nginx with one worker, serving one answer from a file: the yardstick for cached pages. */
import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './server.ts'

/** An answer as it goes over the wire, not decompressed. */
export type Answer = { headers: Record<string, string>; body: Buffer }

/** nginx writes these itself, or the connection does. */
const ownHeaders = ['content-type', 'content-length', 'connection', 'keep-alive', 'date', 'transfer-encoding']

/**
 * Serves `answer` at `/` of a free loopback port, with its headers. `sendfile` and `open_file_cache` are on, logs off.
 * @throws if nginx is not installed ("apt-get install nginx-light" on Debian) or does not come up within 10 s.
 */
export async function startNginx(
  answer: Answer,
): Promise<{ origin: string; pid: number; stop: () => Promise<void> }> {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'alisios-nginx-'))
  await writeFile(join(folder, 'page'), answer.body)
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, port, answer))
  const child = spawn(
    '/usr/sbin/nginx',
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    { stdio: 'inherit' },
  )
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.once('error', (error) =>
    console.error(`nginx cannot be started (${error.message}); on Debian: apt-get install nginx-light`),
  )

  async function stop() {
    if (child.exitCode === null && child.kill('SIGTERM')) await ended
    await rm(folder, { recursive: true, force: true })
  }

  const origin = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 200; attempt++) {
    if ((await fetch(origin).catch(() => undefined))?.ok) return { origin, pid: child.pid!, stop }
    await wait(50)
  }
  await stop()
  throw new Error('nginx did not come up')
}

function configuration(folder: string, port: number, answer: Answer): string {
  const headers = Object.entries(answer.headers).filter(([name]) => !ownHeaders.includes(name))
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/pid;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=16;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    etag off;
    max_ranges 0;
    location = / {
      root ${folder};
      try_files /page =404;
      types { }
      default_type "${answer.headers['content-type']}";
      add_header Last-Modified "";
${headers.map(([name, value]) => `      add_header ${name} "${value.replaceAll('"', '\\"')}";`).join('\n')}
    }
  }
}
`
}
