import { expect, it } from 'vitest'
import { flawsPage } from './dev-flaws.ts'

it('a mistake in the contents stands on the page, a line for each, and nothing in it is markup', async () => {
  const response = flawsPage('content/en/home.ts: "hero.title" is empty\ncontent/company.ts: <b> & "phone"')
  expect(response.status).toBe(500)
  const html = await response.text()
  expect(html.match(/<li>/g)).toHaveLength(2)
  expect(html).toContain('content/en/home.ts: "hero.title" is empty')
  expect(html).not.toContain('<b>')
})
