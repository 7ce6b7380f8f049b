import type { RequestHandler } from 'msw'
import type { Article } from '@artha/contract/article'
import { articleCategories } from '@artha/contract/value-lists'
import { articleBuilder, cardBuilder, mockId } from '../data/article-builder.ts'
import { deskArticleBuilder, deskCardBuilder, deskSummaryBuilder } from '../data/desk-builder.ts'
import { homeOf } from '../data/home-builder.ts'
import { mockEndpoint, onePage } from './mock-endpoint.ts'
import { refuse } from './refusal.ts'

const archiveSize = 10_000
const firstId = 100_000
const newest = Date.parse('2026-11-20T06:00:00.000Z')
const hourMs = 3_600_000

const categories = articleCategories.filter((category) => category !== 'All')

/** The numbers of the articles, newest first. An article is built only when a requested page contains it. */
const numbers: readonly number[] = Array.from({ length: archiveSize }, (_, index) => archiveSize - index)

const titleOf = (number: number) => `Article ${number} of a large archive`
const categoryOf = (number: number) => categories[number % categories.length] ?? 'News'

const archived = (number: number): Article =>
  articleBuilder({
    _id: mockId(firstId + number),
    title: titleOf(number),
    category: categoryOf(number),
    subcategory: 'News',
    createdAt: new Date(newest - (archiveSize - number) * hourMs).toISOString(),
  })

const numberOf = (id: string) => numbers.find((number) => mockId(firstId + number) === id)

const found = ({ q = '', category }: { q?: string | undefined; category?: string | undefined }) =>
  numbers.filter((number) => titleOf(number).toLowerCase().includes(q.toLowerCase()) && (category ?? categoryOf(number)) === categoryOf(number))

/** Returns a page of the results, each built by `build`, with the total count. */
function builtPage<Item extends object>(all: readonly number[], query: { page: number; pageSize: number }, build: (number: number) => Item) {
  const { page, pageSize } = query
  const shown = all.slice((page - 1) * pageSize, page * pageSize)
  return onePage(shown.map(build), { page: 1, pageSize }, all.length)
}

/** Ten thousand articles, to test lists, pagers and counts at full size. */
export const archiveHandlers = (): RequestHandler[] => [
  mockEndpoint('readHome', () => homeOf(numbers.slice(0, 100).map(archived))),
  mockEndpoint('listArticles', ({ query }) =>
    query.fields === 'card'
      ? builtPage(found(query), query, (number) => cardBuilder({}, archived(number)))
      : builtPage(found(query), query, archived),
  ),
  mockEndpoint('readArticle', ({ id }) => articleOf(id) ?? refuse('not-found', 'Article not found.')),
  mockEndpoint('listDeskArticles', ({ query }) =>
    builtPage(found(query), query, (number) => deskCardBuilder(deskArticleBuilder({}, archived(number)))),
  ),
  mockEndpoint('readDeskArticle', ({ id }) => {
    const article = articleOf(id)
    return article ? deskArticleBuilder({}, article) : refuse('not-found')
  }),
  mockEndpoint('readDeskSummary', () => deskSummaryBuilder({ articles: archiveSize, scheduled: 0 })),
]

function articleOf(id: string) {
  const number = numberOf(id)
  return number === undefined ? undefined : archived(number)
}
