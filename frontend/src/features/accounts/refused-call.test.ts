import { describe, expect, it } from 'vitest'
import { problemOf, titledProblemOf, type RefusedCall } from './refused-call.ts'

const refused: RefusedCall = { kind: 'refused', status: 401, code: 'unauthenticated', message: 'Wrong email or password.' }
const foreign: RefusedCall = { kind: 'server', status: 502, message: 'The server answered 502.' }
const limited: RefusedCall = { kind: 'refused', status: 429, code: 'too-many-requests', message: 'Too many tries.', retryAfterSeconds: 840 }
const offline: RefusedCall = { kind: 'network', message: 'The server could not be reached.' }
const invalid: RefusedCall = { kind: 'refused', status: 400, code: 'validation', message: 'Too common.', fields: { password: 'Too common.' } }

const waiting = 'Please wait 14 minutes, then try again.'
const unreachable = 'The server could not be reached. Check your connection and try again.'

describe('a refused call in words', () => {
  it.each([
    ['the server’s own', refused, { title: 'Wrong email or password.' }],
    ['an answer that is not ours', foreign, { title: 'Login failed' }],
    ['a limit', limited, { title: 'Too many tries.', detail: waiting }],
    ['a limit without a time', { ...limited, retryAfterSeconds: undefined }, { title: 'Too many tries.', detail: waiting.replace('14 minutes', 'a while') }],
    ['no connection', offline, { title: 'Login failed', detail: unreachable }],
    ['a wrong field', invalid, { title: 'Too common.', fields: { password: 'Too common.' } }],
    ['empty words', { ...refused, message: '' }, { title: 'Login failed' }],
  ])('%s', (_, call, expected) => {
    expect(problemOf(call, 'Login failed')).toEqual(expected)
  })
})

describe('a refused call under a title of its own', () => {
  it.each([
    ['the server’s words below', refused, { detail: 'Wrong email or password.' }],
    ['an answer that is not ours', foreign, {}],
    ['the same words once', { ...refused, message: 'Invalid code.' }, {}],
    ['a limit', limited, { detail: waiting }],
    ['no connection', offline, { detail: unreachable }],
    ['a wrong field', invalid, { fields: { password: 'Too common.' } }],
  ])('%s', (_, call, expected) => {
    expect(titledProblemOf(call, 'Invalid code.')).toEqual({ title: 'Invalid code.', ...expected })
  })
})
