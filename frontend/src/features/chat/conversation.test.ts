import { expect, it } from 'vitest'
import { fixedAnswer, noAnswer } from './chat-answers.ts'
import { isNotBlank, newConversation, withAnswer, withQuestion } from './conversation.ts'

/** The messages after the greeting, and the number of open questions. */
const said = (talk: typeof newConversation) => [talk.messages.slice(1).map(({ sender, text }) => `${sender}: ${text.slice(0, 7)}`), talk.awaited]

it('a question is appended, then its answer', () => {
  const asked = withQuestion(newConversation, ' hi ')
  expect(said(asked)).toEqual([['user: hi'], 1])
  expect(said(withAnswer(asked, fixedAnswer('hi') ?? noAnswer))).toEqual([['user: hi', 'bot: Namaste'], 0])
})

it('each of two questions waits for its own answer', () => {
  const both = withQuestion(withQuestion(newConversation, 'hi'), 'zebra')
  expect(said(withAnswer(both, fixedAnswer('hi') ?? noAnswer))).toEqual([['user: hi', 'user: zebra', 'bot: Namaste'], 1])
})

it.each([
  ['', false],
  [' \n ', false],
  ['?', true],
])('%j is sent: %s', (text, expected) => {
  expect(isNotBlank(text)).toBe(expected)
})
