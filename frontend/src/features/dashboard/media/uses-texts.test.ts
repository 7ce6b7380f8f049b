import { expect, it } from 'vitest'
import { piecesText, factsOfUse, usesSentence } from './uses-texts.ts'

it.each([
  ['Article, live: cover, section', { kind: 'article', state: 'live', places: ['cover', 'section'] }],
  ['Article, draft: picture of shared links', { kind: 'article', state: 'draft', places: ['share'] }],
  ['Story, scheduled: slide', { kind: 'story', state: 'scheduled', places: ['slide'] }],
] as const)('%s', (words, use) => {
  expect(factsOfUse({ _id: 'a', title: 'Gold', ...use, places: [...use.places] })).toBe(words)
})

it.each([
  ['No article or story shows this file.', 0, 0],
  ['1 article or story shows this file, none of them published.', 1, 0],
  ['3 articles and stories show this file, 2 of them published.', 3, 2],
])('%s', (words, useCount, publishedUses) => {
  expect(usesSentence({ useCount, publishedUses })).toBe(words)
})

it('counts pieces', () => {
  expect([piecesText(1), piecesText(2)]).toEqual(['1 published piece', '2 published pieces'])
})
