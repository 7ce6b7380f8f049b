import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { problemOf, titledProblemOf, type RefusedCall } from './refused-call.ts'

/** 14:32 in India, on the day to which the tests' clock is set. */
const limitedUntil = new Date('2026-11-20T09:02:00.000Z')
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T08:35:00.000Z') }))
afterEach(() => void vi.useRealTimers())

const refused: RefusedCall = { kind: 'refused', status: 403, code: 'forbidden', message: 'You may not do this.' }
const foreign: RefusedCall = { kind: 'server', status: 502, message: 'The server answered 502.' }
const limited: RefusedCall = { kind: 'refused', status: 429, code: 'too-many-requests', message: 'Too many tries.', retryAt: limitedUntil }
const expired: RefusedCall = { kind: 'refused', status: 401, code: 'unauthenticated', message: 'Please log in first.' }
const large: RefusedCall = { kind: 'refused', status: 413, code: 'too-large', message: 'The request is too large.' }
const away: RefusedCall = { kind: 'server', status: 503, code: 'unavailable', message: 'Mail is off.', retryAt: limitedUntil }
const offline: RefusedCall = { kind: 'network', message: 'The server could not be reached.' }
const invalid: RefusedCall = { kind: 'refused', status: 400, code: 'validation', message: 'Too common.', fields: { password: 'Too common.' } }

const waiting = 'Please try again after 14:32 IST.'
const unreachable = 'The server could not be reached. Check your connection and try again.'

describe('a refused call in words', () => {
  it.each([
    ['the server’s own', refused, { title: 'You may not do this.' }],
    ['a session that is over', expired, { title: 'Please log in first.', detail: 'Log in and try again.' }],
    ['too much', large, { title: 'The request is too large.', detail: 'Make it smaller and try again.' }],
    ['a server that cannot', away, { title: 'Mail is off.', detail: waiting }],
    ['an answer that is not ours', foreign, { title: 'Login failed' }],
    ['a limit', limited, { title: 'Too many tries.', detail: waiting }],
    ['no connection', offline, { title: 'Login failed', detail: unreachable }],
    ['a wrong field', invalid, { title: 'Too common.', fields: { password: 'Too common.' } }],
    ['empty words', { ...refused, message: '' }, { title: 'Login failed' }],
  ])('%s', (_, call, expected) => {
    expect(problemOf(call, 'Login failed')).toEqual(expected)
  })
})

describe('a refused call under a title of its own', () => {
  it.each([
    ['the server’s words below', refused, { detail: 'You may not do this.' }],
    ['an answer that is not ours', foreign, {}],
    ['the same words once', { ...refused, message: 'Invalid code.' }, {}],
    ['a limit', limited, { detail: `Too many tries. ${waiting}` }],
    ['no connection', offline, { detail: unreachable }],
    ['a wrong field', invalid, { fields: { password: 'Too common.' } }],
  ])('%s', (_, call, expected) => {
    expect(titledProblemOf(call, 'Invalid code.')).toEqual({ title: 'Invalid code.', ...expected })
  })
})
