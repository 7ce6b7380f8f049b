import { describe, expect, it } from 'vitest'
import { newsletterFailure, newsletterOutcome, newsletterProblem } from './newsletter-outcome.ts'

const user = { email: 'asha@artha.example' }

describe('what stands in the way of a subscription', () => {
  it.each([
    ['nothing', 'asha@artha.example', user, undefined],
    ['no email', '', user, 'Please enter a valid email'],
    ['a blank email', '  ', user, 'Please enter a valid email'],
    ['no signed-in user', 'asha@artha.example', undefined, 'Please login first'],
    ['a user without an email', 'asha@artha.example', { email: '' }, 'Please login first'],
    ['neither email nor user', '', undefined, 'Please enter a valid email'],
  ])('%s', (_, email, who, expected) => {
    expect(newsletterProblem(email, who)).toBe(expected)
  })
})

describe('the answer to a subscription', () => {
  it.each([
    [
      { success: true, message: 'Welcome aboard.' },
      { isDone: true, message: 'Welcome aboard.' },
    ],
    [
      { success: true, message: '' },
      { isDone: true, message: 'You are subscribed.' },
    ],
    [
      { success: false, message: 'Not this address.' },
      { isDone: false, message: 'Not this address.' },
    ],
    [
      { success: false, message: '' },
      { isDone: false, message: 'Subscription failed' },
    ],
  ])('%o', (answer, expected) => {
    expect(newsletterOutcome(answer)).toEqual(expected)
  })
})

describe('a subscription without an answer', () => {
  it.each([
    ['no connection', { kind: 'network', message: 'x' }, 'Something went wrong'],
    ['no answer in time', { kind: 'timeout', message: 'x' }, 'Something went wrong'],
    ['an answer that is no JSON', { kind: 'unexpected-answer', status: 200, message: 'x' }, 'Server error: invalid response'],
    ['a refusal that is no JSON', { kind: 'server', status: 502, message: 'x' }, 'Server error: invalid response'],
    [
      'a proxy that says when',
      { kind: 'server', status: 503, message: 'x', retryAt: new Date('2026-01-02T09:02:00.000Z') },
      'Server error: invalid response. Please try again after 14:32 IST on 2 Jan 2026.',
    ],
    ['a refusal in words', { kind: 'refused', status: 400, code: 'validation', message: 'Only your own.' }, 'Only your own.'],
    ['a refusal without words', { kind: 'refused', status: 400, code: 'validation', message: '' }, 'Subscription failed'],
    [
      'a limit',
      { kind: 'refused', status: 429, code: 'too-many-requests', message: 'Too many tries.', retryAt: new Date('2026-01-02T09:02:00.000Z') },
      'Too many tries. Please try again after 14:32 IST on 2 Jan 2026.',
    ],
  ])('%s', (_, call, message) => {
    expect(newsletterFailure(call)).toEqual({ isDone: false, message })
  })
})
