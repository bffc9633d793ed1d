/** When something goes wrong on the way: what was typed stays, what was sent is stored once, and nobody honest is taken for a machine. */
import { interpolate } from '#content/interpolate.ts'
import type { Page } from '@playwright/test'
import { href } from '../app/pages.ts'
import { interfaceTexts } from '../content/interface.server.ts'
import { offerTexts } from '../content/offer.server.ts'
import { expect, takenOver, test } from './site.ts'

const { form: longForm } = offerTexts.en
const { answer, form } = interfaceTexts.en

async function writeShort(page: Page, email = 'ana@example.org') {
  const box = page.locator('#enquiry')
  await box.locator('[name=name]').fill('Ana')
  await box.locator('[name=email]').fill(email)
  await box.locator('[name=message]').fill('Two of us, in March.')
  return box
}
/** Writes and sends the short form; the relay stores it, and the line breaks before its answer is here. */
async function sendAndLoseAnswer(page: Page, address: string) {
  await page.goto(`${address}${href('contact')}?lang=en`)
  const box = await writeShort(page)
  await page.route(
    '**/ajax/**',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await box.getByRole('button', { name: form.send }).click()
  await expect(page.locator('[data-answer=failed]')).toBeVisible()
  return box
}

test('a guest who follows a step and sends at once is no machine', async ({ page, site }) => {
  await page.goto(`${site.address}${href('contact')}?lang=en#charter`)
  const box = page.locator('#charter')
  await box.locator('[name=departure][value=open]').check()
  await box.locator('[name=name]').fill('Ana')
  await takenOver(box.locator('form'))
  await box.locator('.trip-progress a[href*="#charter-contact"]').click()
  await box.locator('[name=email]').fill('ana@example.org')
  await box.getByRole('button', { name: longForm.submitOnline }).click()
  await expect(box.locator('[data-answer=accepted]')).toBeVisible()
  await expect.poll(() => site.letters.length).toBe(1)
})

test('nor is one who sends at once what was typed before a reload', async ({ page, site }) => {
  await page.goto(`${site.address}${href('contact')}?lang=en`)
  await writeShort(page)
  await page.reload()
  const box = page.locator('#enquiry')
  await expect(box.locator('[name=message]')).toHaveValue('Two of us, in March.')
  await box.getByRole('button', { name: form.send }).click()
  await expect(page.locator('[data-answer=accepted]')).toBeVisible()
  await expect.poll(() => site.letters.length).toBe(1)
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))),
  ).toEqual([])
})

test('an answer that is lost on the way does not store the enquiry twice, not even after a reload', async ({
  page,
  site,
  consoleErrors,
}) => {
  await sendAndLoseAnswer(page, site.address)
  await expect.poll(() => site.letters.length).toBe(1)
  await page.reload()
  await page.locator('#enquiry').getByRole('button', { name: form.send }).click()
  await expect(page.locator('[data-answer=accepted]')).toBeVisible()
  await page.waitForTimeout(1500)
  expect(site.letters).toHaveLength(1)
  consoleErrors.length = 0
})

test('what was changed after a lost answer is taken as well', async ({ page, site, consoleErrors }) => {
  const box = await sendAndLoseAnswer(page, site.address)
  await box.locator('[name=message]').fill('Three of us, in April.')
  expect(await page.locator('[data-copy=mail]').innerText()).toContain('Three of us')
  await box.getByRole('button', { name: form.send }).click()
  await expect(page.locator('[data-answer=accepted]')).toBeVisible()
  await expect
    .poll(() => site.letters.map(({ raw }) => /(Two|Three) of us/.exec(raw.toString())?.[0]))
    .toEqual(['Two of us', 'Three of us'])
  consoleErrors.length = 0
})

test('an address that cannot be answered is named, and everything stays in the form', async ({
  page,
  site,
  consoleErrors,
}) => {
  await page.goto(`${site.address}${href('contact')}?lang=en`)
  const box = await writeShort(page, 'ana@gmailcom')
  await box.getByRole('button', { name: form.send }).click()
  await expect(page.locator('[data-answer=invalid]')).toHaveText(
    interpolate(answer.invalid, { fields: form.email }),
  )
  await expect(box.locator('[name=message]')).toHaveValue('Two of us, in March.')
  await page.goto(`${site.address}${href('contact')}?lang=en#charter`)
  const charter = page.locator('#charter')
  await charter.locator('[name=departure][value=open]').check()
  await charter.locator('[name=name]').fill('Ana')
  await charter.locator('[name=email]').fill('ana@gmailcom')
  await takenOver(charter.locator('form'))
  await charter.getByRole('button', { name: longForm.submitOnline }).click()
  await expect(charter.locator('[data-answer=invalid]')).toContainText(
    interpolate(answer.invalid, { fields: longForm.email }),
  )
  await expect(charter.locator('[name=name]')).toHaveValue('Ana')
  expect(site.letters).toEqual([])
  consoleErrors.length = 0
})

test('sent online, a request goes as it stands in the form now', async ({ page, site }) => {
  await page.goto(`${site.address}${href('flySail')}?lang=en#configurator`)
  const box = page.locator('#configurator')
  await takenOver(box.locator('form'))
  await box.locator('[name=departure][value=open]').check()
  await box.locator('[name=name]').fill('Ana')
  await box.locator('[name=email]').fill('ana@exmaple.org')
  await box.getByRole('button', { name: longForm.submitMail }).click()
  await expect(page.locator('[data-answer=mailed]')).toBeFocused()
  await box.locator('[name=email]').fill('ana@example.org')
  await box.locator('[name=additional]').fill('And a cake.')
  expect(await page.locator('[data-copy=mail]').innerText()).toContain('ana@example.org')
  await page.getByRole('button', { name: longForm.submitOnline }).click()
  await expect(page.locator('[data-answer=accepted]')).toBeVisible()
  await expect.poll(() => site.letters.length).toBe(1)
  expect(site.letters[0]!.raw.toString()).toMatch(/Reply-To:.*ana@example\.org[^]*And a cake/)
})

test('a form whose script does not come stays, and works when it comes', async ({
  page,
  site,
  consoleErrors,
}) => {
  let refused = 0
  await page.route(/contact-charter-form-.*\.js$/, (route) =>
    refused++ < 2 ? route.abort() : route.continue(),
  )
  await page.goto(`${site.address}${href('contact')}?lang=en#charter`)
  const box = page.locator('#charter')
  await box.locator('[name=departure][value=open]').check()
  await box.locator('[name=name]').fill('Ana')
  await expect.poll(() => refused).toBeGreaterThan(0)
  await page.waitForTimeout(1000)
  await expect(box.locator('[name=name]')).toHaveValue('Ana')
  await box.locator('[name=email]').fill('ana@example.org')
  await box.getByRole('button', { name: longForm.submitOnline }).click()
  await expect(box.locator('[data-answer=accepted]')).toBeVisible()
  await expect.poll(() => site.letters.length).toBe(1)
  consoleErrors.length = 0
})

test('coming from another yacht asks about the other one, and looking leaves no draft', async ({
  page,
  site,
}) => {
  for (const [slug, name] of [
    ['macan-pershing-64', 'Macan'],
    ['lagoon-56', 'Lagoon 56'],
  ] as const) {
    await page.goto(`${site.address}${href('contact')}?lang=en&yacht=${slug}`)
    await expect(page.locator('#enquiry [name=message]')).toHaveValue(interpolate(form.aboutYacht, { name }))
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))))
      .toEqual([])
  }
})

test('a draft of another hand or another version is read through the fields, and kills no form', async ({
  page,
  site,
}) => {
  const keep = (fields: object) => JSON.stringify({ version: 2, savedAt: Date.now(), fields })
  await page.addInitScript(
    ([enquiry, trip]) => {
      localStorage.setItem('draft:enquiry', enquiry!)
      localStorage.setItem('draft:trip', trip!)
      localStorage.setItem('draft:quote', '{"name":"of an older version","_from":""}')
    },
    [
      keep({ message: null, name: 7, email: 'ana@example.org', foreign: 'x' }),
      keep({
        name: 'Old',
        services: 'crew',
        activities: ['scuba'],
        chartingRegion: 'atlantis',
        duration: '3',
      }),
    ],
  )
  await page.goto(`${site.address}${href('flySail')}?lang=en#configurator`)
  await takenOver(page.locator('#configurator form'))
  await expect(page.locator('#configurator [name=name]')).toHaveValue('Old')
  await expect(page.locator('#configurator input:checked')).toHaveCount(0)
  await expect(page.locator('[data-offer]')).toContainText('Example: 2 guests, 7 nights')
  await page.goto(`${site.address}${href('contact')}?lang=en#charter`)
  await expect(page.locator('#enquiry [name=email]')).toHaveValue('ana@example.org')
  await expect(page.locator('#enquiry [name=name]')).toHaveValue('')
  await expect(page.locator('#quote [name=quote-name]')).toHaveValue('')
  await takenOver(page.locator('#charter form'))
  await expect(page.locator('#charter input:checked')).toHaveCount(0)
})

test('an online enquiry goes out from a browser without AbortSignal.timeout', async ({ page, site }) => {
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'timeout'))
  await page.goto(`${site.address}${href('contact')}?lang=en`)
  const box = await writeShort(page)
  await box.getByRole('button', { name: form.send }).click()
  await expect(page.locator('[data-answer=accepted]')).toBeVisible()
  await expect.poll(() => site.letters.length).toBe(1)
})

test('a Fly & Sail form whose script does not come says that its button sends online', async ({
  page,
  site,
  consoleErrors,
}) => {
  await page.route(/fly-sail-configurator-.*\.js$/, (route) => route.abort())
  await page.goto(`${site.address}${href('flySail')}?lang=en#configurator`)
  const box = page.locator('#configurator')
  await box.locator('[name=departure][value=open]').check()
  await box.locator('[name=name]').fill('Ana')
  await box.locator('[name=email]').fill('ana@example.org')
  await expect(box.getByRole('button', { name: longForm.submitMail })).toHaveCount(0)
  await box.getByRole('button', { name: longForm.submitOnline }).click()
  await expect(page.locator('[data-answer=accepted]')).toBeVisible()
  await expect.poll(() => site.letters.length).toBe(1)
  consoleErrors.length = 0
})
