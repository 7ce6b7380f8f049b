import { expect, it } from 'vitest'
import { handOverAfter } from './hand-over'

it.each([
  ['RCPT TO', 550, false, 'refused'],
  ['RCPT TO', 450, false, 'later'],
  ['RCPT TO', 421, false, 'later'],
  ['DATA', 552, false, 'refused'],
  ['DATA', 554, true, 'refused'],
  ['DATA', 451, true, 'later'],
  // Without an answer to the content, nobody knows
  ['CONN', undefined, true, 'unknown'],
  ['CONN', 421, true, 'unknown'],
  ['CONN', 554, true, 'unknown'],
  ['API', undefined, true, 'unknown'],
  // Not this reader's fault
  ['CONN', undefined, false, 'no-server'],
  ['CONN', 421, false, 'no-server'],
  ['AUTH PLAIN', 535, false, 'no-server'],
  ['MAIL FROM', 550, false, 'no-server'],
  ['EHLO', 554, false, 'no-server'],
  [undefined, undefined, false, 'no-server'],
] as const)('%s with %s, content begun %s: %s', (command, responseCode, isBegun, outcome) => {
  expect(handOverAfter({ message: 'why', command, responseCode }, isBegun)).toEqual({ outcome, reason: 'why' })
})
