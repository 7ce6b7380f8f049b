import { describe, expect, it } from 'vitest'
import { quizQuestions, quizVerdict } from './quiz-questions.ts'

const question = { question: 'Which?', options: ['one', 'two'], right: 1, explanation: 'Because.' }

describe('the verdict on an answer', () => {
  it.each([
    [undefined, undefined],
    [1, { isRight: true, words: 'Right. Because.' }],
    [0, { isRight: false, words: 'Not quite. Because.' }],
  ])('of %s', (chosen, expected) => {
    expect(quizVerdict(question, chosen)).toEqual(expected)
  })
})

it.each(quizQuestions)('has one right option among several: $question', ({ options, right }) => {
  expect(new Set(options).size).toBe(options.length)
  expect(options[right]).toBeDefined()
})
