import { describe, expect, it } from 'vitest'
import { mayCall, mayChange, roleOf } from './permission-rule'

const owner = 'owner@artha.example'
const person = (over: object) => ({ email: 'a@artha.example', isAdmin: false, isAllowedToCreate: false, ...over })

describe('a role', () => {
  it.each([
    [{}, 'reader'],
    [{ isAllowedToCreate: true }, 'creator'],
    [{ isAdmin: true }, 'admin'],
    [{ isAdmin: true, isAllowedToCreate: true }, 'admin'],
    [{ email: owner }, 'primary-admin'],
    [{ email: owner, isAdmin: true, isAllowedToCreate: true }, 'primary-admin'],
  ])('%j is %s', (over, role) => {
    expect(roleOf(person(over), owner)).toBe(role)
  })
})

describe('what a role may', () => {
  const [yes, who, no] = ['allowed', 'unauthenticated', 'forbidden']
  it.each([
    // access           visitor reader creator admin primary admin
    ['public', [yes, yes, yes, yes, yes]],
    ['signed-in', [who, yes, yes, yes, yes]],
    ['creator', [who, no, yes, yes, yes]],
    ['admin', [who, no, no, yes, yes]],
    ['primary-admin', [who, no, no, no, yes]],
  ] as const)('call what is for %s: %j', (access, verdicts) => {
    const everybody = [undefined, 'reader', 'creator', 'admin', 'primary-admin'] as const
    expect(everybody.map((role) => mayCall(access, role))).toEqual(verdicts)
  })

  it.each([
    [undefined, who, who],
    ['reader', no, no],
    ['creator', yes, no],
    ['admin', yes, yes],
    ['primary-admin', yes, yes],
  ] as const)("%s changes its own content: %s; another's: %s", (role, own, anothers) => {
    expect(mayChange(role, true)).toBe(own)
    expect(mayChange(role, false)).toBe(anothers)
  })
})
