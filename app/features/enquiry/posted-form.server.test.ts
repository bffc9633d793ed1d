import { expect, it } from 'vitest'
import { postedForm } from './posted-form.server.ts'

const post = (body: BodyInit, type?: string) =>
  postedForm(
    new Request('http://localhost/contact', {
      method: 'POST',
      body,
      ...(type ? { headers: { 'content-type': type } } : {}),
    }),
  )
const refusal = (reading: Promise<unknown>) =>
  reading.then(
    () => 0,
    (error: Response) => error.status,
  )

it('reads a form in either encoding of browsers', async () => {
  expect((await post('name=Ana+S%C3%B6derstr%C3%B6m', 'application/x-www-form-urlencoded')).get('name')).toBe(
    'Ana Söderström',
  )
  const form = new FormData()
  form.set('name', 'Ana')
  expect((await post(form)).get('name')).toBe('Ana')
})

it.each([
  ['JSON', '{}', 'application/json'],
  ['nothing that has a name', '', ''],
  ['parts without a boundary', 'x', 'multipart/form-data'],
  ['broken parts', 'x', 'multipart/form-data; boundary=y'],
])('refuses %s', async (_, body, type) => {
  expect(await refusal(post(body, type))).toBe(400)
})
