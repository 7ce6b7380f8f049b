import { expect, it } from 'vitest'
import { actionWords, detailWords } from './audit-words'

it.each([
  [null, ''],
  [{ username: 'Asha' }, ''],
  [{ username: 'Asha', from: 'reader', to: 'creator' }, 'reader → creator'],
  [{ title: 'Gold loans', version: 3 }, 'title: Gold loans, version: 3'],
])('%j reads %j', (details, expected) => {
  expect(detailWords(details)).toBe(expected)
})

it('names the actions it knows and leaves the others as they are', () => {
  expect(['user.role', 'article.create'].map(actionWords)).toEqual(['Role changed', 'article.create'])
})
