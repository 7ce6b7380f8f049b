import { expect, it } from 'vitest'
import { subjectOf } from './subject-of.ts'

it.each([
  ['What is the repo rate?', 'repo rate'],
  ['repo rate kya hai', 'repo rate'],
  ['EMI का मतलब क्या है?', 'emi'],
  ['Please explain how an FD works', 'fd'],
  ['who are you', ''],
  ['home loan', 'home loan'],
])('%s: %s', (question, subject) => {
  expect(subjectOf(question)).toBe(subject)
})
