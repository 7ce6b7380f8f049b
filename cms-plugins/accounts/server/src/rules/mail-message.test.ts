import { describe, expect, it } from 'vitest'
import { isMailbox, messageProblem } from './mail-message'

const sound = { to: 'reader@artha.example', subject: 'Your code', text: 'Any\r\ntext' }

describe('a mailbox', () => {
  it.each(['a@b.in', "o'hara+news@sub.example.co.in", 'अनु@उदाहरण.भारत'])('%s is one', (address) => {
    expect(isMailbox(address)).toBe(true)
  })

  it.each([
    'a',
    'a@',
    '@b.in',
    'a@b@c.in',
    'a b@c.in',
    'a@b.in,c@d.in',
    'a@b.in;c@d.in',
    'A <a@b.in>',
    '"a"@b.in',
    'a(x)@b.in',
    'a@b.in\r\nBcc: c@d.in',
    'a@b.in\n',
    'a\u0000@b.in',
    'a\u2028@b.in',
    'a\u200b@b.in',
    'g:a@b.in',
    'a@[127.0.0.1]',
    `${'a'.repeat(250)}@b.in`,
  ])('%j is none', (address) => {
    expect(isMailbox(address)).toBe(false)
  })
})

describe('a message', () => {
  it('goes out with sound headers', () => {
    const headers = { 'List-Unsubscribe': '<https://artha.example/auth/unsubscribe/t>' }
    expect(messageProblem({ ...sound, headers })).toBeUndefined()
  })

  it.each([
    ['two addresses', { to: 'a@b.in, c@d.in' }],
    ['a header in the address', { to: 'a@b.in\r\nBcc: c@d.in' }],
    ['a header in the subject', { subject: 'Your code\r\nBcc: c@d.in' }],
    ['a bare line feed in the subject', { subject: 'Your code\nBcc: c@d.in' }],
    ['a header in a header', { headers: { 'X-Own': 'a\r\nBcc: c@d.in' } }],
    ['a header in the name of one', { headers: { 'X-Own: a\r\nBcc': 'c@d.in' } }],
  ])('with %s does not', (_, wrong) => {
    expect(messageProblem({ ...sound, ...wrong })).toEqual(expect.any(String))
  })
})
