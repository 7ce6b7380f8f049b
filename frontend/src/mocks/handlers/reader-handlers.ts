import { http, HttpResponse, type RequestHandler } from 'msw'
import type { Article, ArticleListQuery } from '@artha/contract/article'
import { dayInIndia } from '@artha/contract/figure-on'
import { figureAnswerOf, listedFigures } from '@artha/contract/figure-reads'
import { shippedFigures } from '@artha/contract/figures/all-figures'
import { termFinder } from '@artha/contract/term-marks'
import { cardBuilder } from '../data/article-builder.ts'
import { searchAnswerFor } from '../data/found-builder.ts'
import { homeOf } from '../data/home-builder.ts'
import { mockEndpoint, onePage } from './mock-endpoint.ts'
import { liveArticles, liveStories, type Publication } from '../data/publication-lists.ts'
import { publishedVersionHandlers } from './published-version-handlers.ts'
import { refuse } from './refusal.ts'
import { mockTermCards, mockTerms } from '../data/terms.ts'
import { mockTag, mockTags } from '../data/tags.ts'
import { mockTopic, mockTopics } from '../data/topics.ts'
import { boardUpdatesPath } from '../../api/board-updates-path.ts'

/** The official figures as a cms stores them, each changed on the day it was checked. */
const register = shippedFigures.map((row) => ({ ...row, changedAt: `${row.checkedOn}T06:30:00.000Z` }))

/** The readers' answers over a publication. */
export const readerHandlers = (publication: Publication): RequestHandler[] => [
  mockEndpoint('readHome', () => homeOf(liveArticles(publication))),

  mockEndpoint('listArticles', ({ query }) => {
    const found = liveArticles(publication).filter((article) => isAskedFor(article, query))
    return query.fields === 'card'
      ? onePage(
          found.map((article) => cardBuilder({}, article)),
          query,
        )
      : onePage(found, query)
  }),
  mockEndpoint('readArticle', ({ id }) => {
    const article = liveArticles(publication).find(({ _id }) => _id === id)
    return article === undefined ? refuse('not-found', 'Article not found.') : withTerms(article)
  }),
  mockEndpoint('readArchive', () =>
    liveArticles(publication)
      .map(({ _id, title, createdAt, updatedAt = createdAt }) => ({ _id, title, createdAt, updatedAt }))
      .reverse(),
  ),

  ...publishedVersionHandlers(publication),

  mockEndpoint('listStories', () => liveStories(publication)),
  mockEndpoint('readStory', ({ id }) => liveStories(publication).find(({ _id }) => _id === id) ?? refuse('not-found', 'Story not found.')),

  http.get(boardUpdatesPath, () => HttpResponse.json({})),
  mockEndpoint('listFigures', ({ query }) => listedFigures(register, query, dayInIndia(new Date()))),
  mockEndpoint(
    'readFigure',
    ({ id, query }) => figureAnswerOf(register, id, query.on ?? dayInIndia(new Date())) ?? refuse('not-found', 'Figure not found.'),
  ),

  mockEndpoint('listTerms', () => [...mockTermCards]),
  mockEndpoint('readTerm', ({ id }) => mockTerms.find(({ slug }) => slug === id) ?? refuse('not-found', 'Term not found.')),
  mockEndpoint('listTags', () => mockTags(liveArticles(publication))),
  mockEndpoint('readTag', ({ id, query }) => mockTag(liveArticles(publication), id, query.page) ?? refuse('not-found', 'Tag not found.')),
  mockEndpoint('listTopics', () => mockTopics(liveArticles(publication))),
  mockEndpoint('readTopic', ({ id, query }) => mockTopic(liveArticles(publication), id, query.part) ?? refuse('not-found', 'Topic not found.')),

  mockEndpoint('search', ({ query }) => searchAnswerFor(query, liveArticles(publication), mockTerms)),
]

const findTerms = termFinder(mockTerms)

function withTerms(article: Article): Article {
  const terms = findTerms(
    article.sections.map(({ description }) => description),
    article.unmarkedTerms,
  )
  return terms.length === 0 ? article : { ...article, terms }
}

const isAskedFor = (article: Article, query: ArticleListQuery) =>
  (['category', 'subcategory', 'section', 'featured'] as const).every((name) => (query[name] ?? article[name]) === article[name]) &&
  article.title.toLowerCase().includes((query.q ?? '').toLowerCase())
