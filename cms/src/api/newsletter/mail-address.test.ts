import { describe, expect, it } from 'vitest'
import { linkKeyOf } from '../../signed-links'
import { mailKeyOf, mailPath, opensMail } from './mail-address'

const secret = 'a secret of a test that is long enough'
const key = mailKeyOf(secret)
const now = new Date('2026-11-20T08:05:00.700Z')
const id = 'aaaaaaaaaaaaaaaaaaaaaaaa'
const address = new URL(mailPath(id, key, now), 'https://artha.example')
const query = Object.fromEntries(address.searchParams)
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

it('the address names the issue, its end and our signature', () => {
  expect(address.pathname).toBe(`/api/newsletter/mails/${id}`)
  expect(query).toEqual({ expires: String(Date.parse('2026-11-20T08:20:00Z') / 1_000), signature: expect.stringMatching(/^[\w-]{43}$/) })
})

it.each([
  [0, true],
  [14.9, true],
  [15, false],
])('opens the mail after %s minutes: %s', (minutes, opens) => {
  expect(opensMail(id, query, key, at(minutes))).toBe(opens)
})

describe('opens nothing', () => {
  it.each([
    ['of another issue', 'bbbbbbbbbbbbbbbbbbbbbbbb', query],
    ['with a later end', id, { ...query, expires: '9999999999' }],
    ['with an end that is no number', id, { ...query, expires: 'never' }],
    ['with a changed signature', id, { ...query, signature: 'A'.repeat(43) }],
    ['with a signature of another length', id, { ...query, signature: 'abc' }],
    ['without a signature', id, { expires: query.expires }],
    ['without an end', id, { signature: query.signature }],
    ['with nothing', id, {}],
  ])('%s', (_, of, given) => {
    expect(opensMail(of, given, key, now)).toBe(false)
  })

  it('signed for a preview of an article', () => {
    expect(opensMail(id, query, linkKeyOf(secret, 'preview'), now)).toBe(false)
  })
})
