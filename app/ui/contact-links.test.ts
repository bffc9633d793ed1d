import { describe, expect, it } from 'vitest'
import { chatLink, mailLink } from './contact-links.ts'

describe('links that leave the site', () => {
  it('give the chat digits only', () => {
    expect(chatLink('+507 (6000)-0000')).toBe('https://wa.me/50760000000')
  })
  it('keep umlauts, ampersands and emoji of a chat text', () => {
    const text = 'Grüße & 🌊\nzweite Zeile'
    expect(new URL(chatLink('+5076', text)).searchParams.get('text')).toBe(text)
  })
  it('take a text that was cut in the middle of an emoji', () => {
    expect(new URL(chatLink('+5076', 'Ahoi \ud83c')).searchParams.get('text')).toBe('Ahoi \ufffd')
    expect(mailLink('a@b.example', 'x', '\udf82!')).toBe('mailto:a@b.example?subject=x&body=%EF%BF%BD!')
  })
  it('write a mail with %20 and CRLF, never with a plus or a bare ampersand', () => {
    const link = mailLink('a@b.example', 'Fly & Sail Reiseanfrage', 'Zeile 1\nÜ + & =')
    expect(link).toBe(
      'mailto:a@b.example?subject=Fly%20%26%20Sail%20Reiseanfrage&body=Zeile%201%0D%0A%C3%9C%20%2B%20%26%20%3D',
    )
  })
})
