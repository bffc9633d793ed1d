import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const answers = vi.fn<() => Promise<Response>>()
let { fetchFormToken, formToken } = await import('./form-token.ts')
beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal('fetch', answers.mockReset())
  ;({ fetchFormToken, formToken } = await import('./form-token.ts'))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('is asked for once, however often the form is touched', async () => {
  answers.mockResolvedValue(Response.json({ success: 'true', token: 'a.b' }))
  void fetchFormToken()
  expect(await fetchFormToken()).toBe('a.b')
  expect(await formToken()).toBe('a.b')
  expect(answers).toHaveBeenCalledTimes(1)
})

it('is missing, and asked for again, when the request fails', async () => {
  answers.mockRejectedValueOnce(new TypeError('no line'))
  expect(await formToken()).toBeUndefined()
  answers.mockResolvedValueOnce(Response.json({ token: 'a.b' }))
  expect(await formToken()).toBe('a.b')
})

it('keeps nobody from sending when no answer comes', async () => {
  vi.useFakeTimers()
  answers.mockReturnValue(new Promise(() => {}))
  const waiting = formToken()
  await vi.advanceTimersByTimeAsync(1500)
  expect(await waiting).toBeUndefined()
})
