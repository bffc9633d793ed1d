import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { parseServerConfig } from './config.ts'
import { listenProblem } from './listen-problem.ts'

it('says which port is taken and which setting changes it', async () => {
  const first = createServer()
  await new Promise<void>((resolve) => first.listen(0, '127.0.0.1', resolve))
  const { port } = first.address() as { port: number }
  const error = await new Promise<NodeJS.ErrnoException>((resolve) =>
    createServer().once('error', resolve).listen(port, '127.0.0.1'),
  )
  first.close()
  const { message } = listenProblem(error, parseServerConfig({ PORT: String(port) }))
  expect(message).toMatch(new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is taken: .*\nTo fix it: .*PORT`))
})
