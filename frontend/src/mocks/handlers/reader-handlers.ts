import { http, HttpResponse, type RequestHandler } from 'msw'
import type { Article, ArticleListQuery } from '@artha/contract/article'
import { dayInIndia } from '@artha/contract/figure-on'
import { figureAnswerOf, listedFigures } from '@artha/contract/figure-reads'
import { figuresOfBuild } from '@artha/contract/figures/all-figures'
import { cardBuilder } from '../data/article-builder.ts'
import { homeOf } from '../data/home-builder.ts'
import { mockEndpoint, onePage } from './mock-endpoint.ts'
import { liveArticles, liveStories, type Publication } from '../data/publication-lists.ts'
import { refuse } from './refusal.ts'
import { changedWordsPath } from '../../api/changed-words-path.ts'

/** The register as a cms holds it: each row came into it one day. */
const register = figuresOfBuild.map((row) => ({ ...row, changedAt: `${row.checkedOn}T06:30:00.000Z` }))

/** What readers are answered of a publication. */
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
  mockEndpoint('readArticle', ({ id }) => liveArticles(publication).find(({ _id }) => _id === id) ?? refuse('not-found', 'Article not found.')),
  mockEndpoint('readArchive', () =>
    liveArticles(publication)
      .map(({ _id, title, createdAt, updatedAt = createdAt }) => ({ _id, title, createdAt, updatedAt }))
      .reverse(),
  ),

  mockEndpoint('listStories', () => liveStories(publication)),
  mockEndpoint('readStory', ({ id }) => liveStories(publication).find(({ _id }) => _id === id) ?? refuse('not-found', 'Story not found.')),

  http.get(changedWordsPath, () => HttpResponse.json({})),
  mockEndpoint('listFigures', ({ query }) => listedFigures(register, query, dayInIndia(new Date()))),
  mockEndpoint(
    'readFigure',
    ({ id, query }) => figureAnswerOf(register, id, query.on ?? dayInIndia(new Date())) ?? refuse('not-found', 'Figure not found.'),
  ),
]

const isAskedFor = (article: Article, query: ArticleListQuery) =>
  (['category', 'subcategory', 'section', 'featured'] as const).every((name) => (query[name] ?? article[name]) === article[name]) &&
  article.title.toLowerCase().includes((query.q ?? '').toLowerCase())
