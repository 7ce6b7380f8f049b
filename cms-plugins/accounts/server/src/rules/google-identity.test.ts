import { describe, expect, it } from 'vitest'
import { googleOutcome, googleIdentity, googleUsername } from './google-identity'

const claims = (over: object) => ({ sub: 'g-1', email: 'asha@artha.example', email_verified: true, name: 'Asha Rao', ...over })

describe('the address that counts', () => {
  it.each([
    ['a verified one', {}, 'asha@artha.example'],
    ['one in capitals', { email: 'Asha@Artha.Example' }, 'asha@artha.example'],
    ['an unverified one', { email_verified: false }, undefined],
    ['one without a word about it', { email_verified: undefined }, undefined],
    ['one verified in words', { email_verified: 'true' }, undefined],
    ['one verified by a number', { email_verified: 1 }, undefined],
    ['none', { email: undefined }, undefined],
    ['a list', { email: ['asha@artha.example'] }, undefined],
    ['two in one', { email: 'asha@artha.example,owner@artha.example' }, undefined],
    ['no address', { email: 'asha' }, undefined],
    ['one with a NUL', { email: 'asha\u0000@artha.example' }, undefined],
    ['one with a space before it', { email: ' asha@artha.example' }, undefined],
    ['one with a full-width letter', { email: 'ａsha@artha.example' }, undefined],
    ['one with a Kelvin sign for a k', { email: '\u212Airan@artha.example' }, undefined],
    ['one that is too long', { email: `${'a'.repeat(250)}@artha.example` }, undefined],
  ])('%s', (_what, over, expected) => {
    expect(googleIdentity(claims(over))?.verifiedEmail).toBe(expected)
  })

  it.each([undefined, '', 7, 'with space', 'a\u0000b', 'a'.repeat(256)])('an identity without a usable sub is refused: %j', (sub) => {
    expect(googleIdentity(claims({ sub }))).toBeUndefined()
  })
})

describe('the account that a person gets', () => {
  const account = (over: object) => ({ id: 1, blocked: false, googleSubject: null as string | null, ...over })
  const linked = account({ id: 2, googleSubject: 'g-1' })
  const byAddress = account({ id: 3 })
  const [verified, unverified] = [{ verifiedEmail: 'asha@artha.example' }, { verifiedEmail: undefined }]
  const refused = (reason: string) => ({ do: 'refuse', reason })

  it.each([
    ['known by subject', verified, { bySubject: linked }, { do: 'sign-in', account: linked }],
    ['known by subject, address not verified any more', unverified, { bySubject: linked }, { do: 'sign-in', account: linked }],
    ['known by subject, address of another account', verified, { bySubject: linked, byEmail: byAddress }, { do: 'sign-in', account: linked }],
    ['known by subject, blocked', verified, { bySubject: account({ blocked: true }) }, refused('blocked')],
    ['known by verified address', verified, { byEmail: byAddress }, { do: 'link', account: byAddress }],
    ['known by verified address, the primary admin', verified, { byEmail: byAddress, isPrimaryAdminEmail: true }, { do: 'link', account: byAddress }],
    ['known by verified address, blocked', verified, { byEmail: account({ blocked: true }) }, refused('blocked')],
    [
      'known by verified address, of another subject',
      verified,
      { byEmail: account({ googleSubject: 'g-2' }) },
      refused('account of another Google user'),
    ],
    ['unknown', verified, {}, { do: 'create', email: 'asha@artha.example' }],
    ['unknown, not verified', unverified, {}, refused('address not verified')],
    ['the primary admin, not verified', unverified, { isPrimaryAdminEmail: true }, refused('address not verified')],
    ['the primary admin before there is one', verified, { isPrimaryAdminEmail: true }, refused('address of the primary admin')],
  ])('%s', (_who, { verifiedEmail }, found, outcome) => {
    const person = { subject: 'g-1', verifiedEmail, name: '' }
    expect(googleOutcome(person, { bySubject: undefined, byEmail: undefined, isPrimaryAdminEmail: false, ...found })).toEqual(outcome)
  })
})

describe('the username of a new account', () => {
  it.each([
    ['Asha Rao', 'a@artha.example', undefined, 'Asha Rao'],
    ['Asha Rao', 'a@artha.example', 4821, 'Asha Rao 4821'],
    ['  Asha \n\u0000 Rao ', 'a@artha.example', undefined, 'Asha Rao'],
    ['Asha\u202ERao', 'a@artha.example', undefined, 'Asha Rao'],
    ['क\u094D\u200Dष आशा', 'a@artha.example', undefined, 'क\u094D\u200Dष आशा'],
    ['Li', 'li.wei@artha.example', undefined, 'li.wei'],
    ['', 'li.wei@artha.example', undefined, 'li.wei'],
    ['\u200B\u200B\u200B', 'li.wei@artha.example', undefined, 'li.wei'],
    ['', 'li@artha.example', 1234, 'Reader 1234'],
    ['x'.repeat(90), 'a@artha.example', 1234, `${'x'.repeat(54)} 1234`],
    [`${'x'.repeat(53)}😀`, 'a@artha.example', undefined, 'x'.repeat(53)],
  ])('%j of %s with number %s: %s', (name, verifiedEmail, number, username) => {
    expect(googleUsername({ subject: 'g-1', verifiedEmail, name }, number)).toBe(username)
  })
})
