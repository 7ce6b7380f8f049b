import { visitorConsent } from '@artha/contract/newsletter-consent'
import { describe, expect, it } from 'vitest'
import { messageProblem } from './mail-message'
import { codeMail, confirmImportMail, confirmSubscriptionMail, passwordChangedMail, passwordReplacedMail, subscribedMail } from './mail-texts'

const site = { name: 'Artha', url: 'https://artha.example' }
const to = 'reader@artha.example'
const link = `https://artha.example/auth/unsubscribe/${'a'.repeat(24)}.${'b'.repeat(43)}`
const confirmLink = `https://artha.example/newsletter/confirm#${'d'.repeat(43)}`
const resetLink = `https://artha.example/reset-link#${'c'.repeat(43)}`

describe('a mail of ours', () => {
  it.each([
    ['the code', codeMail(site, to, '012345', resetLink)],
    ['the password', passwordChangedMail(site, to)],
    ['the password that its reader changed', passwordReplacedMail(site, to)],
    ['the newsletter', subscribedMail(site, to, link)],
    ['an address to confirm', confirmSubscriptionMail(site, to, confirmLink)],
    [
      'an imported address',
      confirmImportMail(site, to, { link: confirmLink, agreedAt: new Date('2026-03-30T18:30:00Z'), words: visitorConsent.text }),
    ],
  ])('about %s goes to its reader, names the site and has lines that no server breaks', (_, message) => {
    expect(message.to).toBe(to)
    expect(messageProblem(message)).toBeUndefined()
    expect(message.subject).toContain('Artha')
    expect(message.text).toContain('https://artha.example')
    expect(`${message.subject} ${message.text}`).not.toMatch(/crypto|bitcoin/i)
    // 7-bit text is sent as it is. Longer lines or other letters would be encoded and hard to read in an outbox file.
    expect(message.text).toMatch(/^[\n\x20-\x7e]+$/)
    expect(message.text.split('\n').every((line) => line.length <= 76 || [link, resetLink, confirmLink].includes(line))).toBe(true)
  })

  it('to an imported address names the stated day in India and the words', () => {
    const { text } = confirmImportMail(site, to, { link: confirmLink, agreedAt: new Date('2026-03-30T18:30:00Z'), words: visitorConsent.text })
    expect(text).toContain('agreed on 31 Mar 2026')
    expect(text.replaceAll('\n', ' ')).toContain(visitorConsent.text)
  })

  it('has code and link in its text and not in its subject', () => {
    const message = codeMail(site, to, '012345', resetLink)
    expect(message.text).toContain('Your code: 012345')
    expect(message.text.split('\n')).toContain(resetLink)
    expect(message.subject).not.toContain('012345')
  })

  it('that comes of a subscription carries both headers of RFC 8058 and the link in words', () => {
    const message = subscribedMail(site, to, link)
    expect(message.headers).toEqual({ 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    expect(message.text).toContain(link)
  })
})
