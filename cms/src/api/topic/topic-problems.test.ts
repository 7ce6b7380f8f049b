import { expect, it } from 'vitest'
import { articleIdsIn } from './stored-topic'
import { topicProblems } from './topic-problems'

const known = { articles: new Set(['article1', 'article2']), terms: new Set(['emi']) }
const topic = { readFirst: null, terms: null }
const many = (count: number, name: string) => Array.from({ length: count }, (_, at) => `${name}${at}`)

it.each([
  ['an id', 'article1', ['article1']],
  ['a path', '/blog/article1', ['article1']],
  ['a path with the words of a title', '/blog/article1/gold-loans-weighed', ['article1']],
  ['an address as a browser has it', 'https://artha.example/blog/article1/gold?from=mail#one', ['article1']],
  ['several, one twice', ' article2 \n\n/blog/article1\narticle2', ['article2', 'article1']],
  ['nothing', null, []],
])('an article is named by %s', (_, text, expected) => {
  expect(articleIdsIn(text)).toEqual(expected)
})

it('is saved with what is there, or with nothing', () => {
  expect(topicProblems(topic, known)).toEqual({})
  expect(topicProblems({ ...topic, readFirst: '/blog/article1', terms: 'emi' }, known)).toEqual({})
})

it.each([
  ['an article that is not there', { readFirst: '/blog/article9' }, { readFirst: /“article9”/ }],
  ['a page that is no article', { readFirst: '/calculators' }, { readFirst: /“\/calculators”/ }],
  ['six articles', { readFirst: many(6, 'article').join('\n') }, { readFirst: /Not our article/ }],
  ['a term that is not there', { terms: 'zebra' }, { terms: /“zebra”/ }],
])('is refused with %s', (_, change, expected) => {
  const problems = topicProblems({ ...topic, ...change }, known)
  expect(problems).toEqual(Object.fromEntries(Object.entries(expected).map(([field, words]) => [field, expect.stringMatching(words)])))
})

it('has no more than its page shows', () => {
  const articles = many(6, 'article')
  const terms = many(9, 'term')
  const all = { ...known, articles: new Set(articles), terms: new Set(terms) }
  expect(topicProblems({ ...topic, readFirst: articles.join('\n'), terms: terms.join('\n') }, all)).toEqual({
    readFirst: 'At most 5 articles',
    terms: 'At most 8 terms',
  })
})
