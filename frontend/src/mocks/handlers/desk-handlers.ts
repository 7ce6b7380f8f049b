import type { MissedSearches } from '@artha/contract/missed-searches'
import type { RequestHandler } from 'msw'
import type { DeskArticle, DeskArticleListQuery, DeskListQuery, DeskStory } from '@artha/contract/desk'
import { randomId } from '../../lib/random-id.ts'
import { binEntry } from '../data/bin-contents.ts'
import {
  deskCardBuilder,
  deskSummaryBuilder,
  brokenLinksBuilder,
  figuresToReadBuilder,
  formerAddressesBuilder,
  savedArticle,
  savedDraft,
  savedStory,
} from '../data/desk-builder.ts'
import { articleViewsBuilder } from '../data/article-views-builder.ts'
import { autosaveHandlers, deleteAutosave } from './autosave-handlers.ts'
import { bulkHandlers } from './bulk-handlers.ts'
import { calendarHandlers } from './calendar-handlers.ts'
import { reviewHandlers } from './review-handlers.ts'
import { mockEndpoint, onePage } from './mock-endpoint.ts'
import { hasAtLeast } from '../data/users.ts'
import type { Publication } from '../data/publication-lists.ts'
import { refuse } from './refusal.ts'
import { tabList, type TabList } from '../data/tab-list.ts'
import { storeVersions, versionHandlers } from './version-handlers.ts'

const missedSearchesBuilder = (): MissedSearches => [
  { words: 'sovereign gold bond redemption', askings: 23, days: 6, lastDay: '2026-11-17' },
  { words: 'सुकन्या समृद्धि', askings: 5, days: 2, lastDay: '2026-11-12' },
]

/** The newsroom's answers over a publication. Writes go to its lists and last as long as the tab. */
export const deskHandlers = (publication: Publication): RequestHandler[] => [
  ...articleHandlers(publication),
  ...bulkHandlers(publication),
  ...calendarHandlers(publication),
  ...reviewHandlers(publication, false),
  ...versionHandlers(publication),
  ...autosaveHandlers(publication),
  ...storyHandlers(publication),
  ...binHandlers(publication),
  mockEndpoint('readOpenings', ({ query }) => articleViewsBuilder(publication.articles.all(), Number(query.days ?? 30))),
  mockEndpoint('listMissedSearches', () => missedSearchesBuilder()),
  mockEndpoint('listFormerAddresses', ({ query }) => {
    const found = formerAddressesBuilder().filter(({ title, before }) =>
      `${title} ${before.title}`.toLowerCase().includes((query.q ?? '').toLowerCase()),
    )
    return onePage(found, query)
  }),
  ...figureHandlers(),
  mockEndpoint('readDeskSummary', ({ user }) => {
    const articles = publication.articles.all()
    const scheduled = articles.filter(({ state }) => state === 'scheduled').length
    return deskSummaryBuilder({
      articles: articles.length,
      scheduled,
      stories: publication.stories.all().length,
      mayRestore: hasAtLeast(user, 'admin'),
    })
  }),
]

const withTitle = <Item extends { title: string }>(items: readonly Item[], { q = '' }: DeskListQuery) =>
  items.filter(({ title }) => title.toLowerCase().includes(q.toLowerCase()))

/** Filters by state and category only; the mocks ignore days, tags and users. */
const chosen = (articles: readonly DeskArticle[], { state, category, sort }: DeskArticleListQuery) => {
  const found = articles.filter((article) => (state ?? article.state) === article.state && (category ?? article.category) === article.category)
  return sort === 'title' ? found.toSorted((a, b) => a.title.localeCompare(b.title)) : found
}

/** Stores the article with its versions and returns it. */
function saveArticle(articles: TabList<DeskArticle>, saved: DeskArticle) {
  storeVersions(articles.find(saved._id), saved)
  deleteAutosave(saved._id)
  return save(articles, saved)
}

/** Stores the story with its versions and returns it. */
function saveStory(stories: TabList<DeskStory>, saved: DeskStory) {
  storeVersions(stories.find(saved._id), saved)
  return save(stories, saved)
}

/** Stores an item and returns it. */
function save<Item extends { _id: string }>(list: TabList<Item>, saved: Item) {
  list.put(saved)
  return saved
}

/** The pieces that were marked as reviewed in this tab. */
const lookedAt = tabList<{ _id: string }>('looked at', [])

const figureHandlers = () => [
  mockEndpoint('listFiguresToRead', () =>
    figuresToReadBuilder()
      .map((figure) => ({ ...figure, pieces: figure.pieces.filter(({ _id }) => lookedAt.find(_id) === undefined) }))
      .filter(({ pieces }) => pieces.length > 0),
  ),
  mockEndpoint('listBrokenLinks', ({ query }) => (query.paths === undefined ? brokenLinksBuilder() : [])),
  mockEndpoint('noteLookedAt', ({ body }) => {
    lookedAt.put({ _id: body.id })
    return { message: 'Marked as reviewed.' }
  }),
]

const articleHandlers = ({ articles, bin }: Publication) => [
  mockEndpoint('listDeskArticles', ({ query }) => onePage(withTitle(chosen(articles.all(), query), query).map(deskCardBuilder), query)),
  mockEndpoint('readDeskArticle', ({ id }) => articles.find(id) ?? refuse('not-found')),
  mockEndpoint('createArticle', ({ body }) => saveArticle(articles, savedArticle(body, { _id: randomId() }))),
  mockEndpoint('updateArticle', ({ id, body }) => {
    const stored = articles.find(id)
    return stored ? saveArticle(articles, savedArticle(body, stored)) : refuse('not-found', 'Article not found.')
  }),
  mockEndpoint('createArticleDraft', ({ body }) => saveArticle(articles, savedDraft(body, { _id: randomId() }))),
  mockEndpoint('updateArticleDraft', ({ id, body }) => {
    const stored = articles.find(id)
    return stored ? saveArticle(articles, savedDraft(body, stored)) : refuse('not-found', 'Article not found.')
  }),
  mockEndpoint('deleteArticle', ({ id, user }) => {
    const article = articles.find(id)
    if (article === undefined) return refuse('not-found', 'Article not found.')
    articles.remove(id)
    bin.put(binEntry({ article }, user.account.username))
    return { message: 'The article is in the bin.' }
  }),
]

const storyHandlers = ({ stories, bin }: Publication) => [
  mockEndpoint('listDeskStories', ({ query }) => onePage(withTitle(stories.all(), query), query)),
  mockEndpoint('readDeskStory', ({ id }) => stories.find(id) ?? refuse('not-found')),
  mockEndpoint('createStory', ({ body }) => saveStory(stories, savedStory(body, { _id: randomId() }))),
  mockEndpoint('updateStory', ({ id, body }) => {
    const stored = stories.find(id)
    return stored ? saveStory(stories, savedStory(body, stored)) : refuse('not-found', 'Story not found.')
  }),
  mockEndpoint('deleteStory', ({ id, user }) => {
    const story = stories.find(id)
    if (story === undefined) return refuse('not-found', 'Story not found.')
    stories.remove(id)
    bin.put(binEntry({ story }, user.account.username))
    return { message: 'The story is in the bin.' }
  }),
]

const binHandlers = ({ articles, stories, bin }: Publication) => [
  mockEndpoint('listBin', ({ query }) =>
    onePage(
      bin.all().map(({ item }) => item),
      query,
    ),
  ),
  mockEndpoint('restoreFromBin', ({ id }) => {
    const found = bin.find(id)
    if (found === undefined) return refuse('not-found')
    bin.remove(id)
    if (found.article) articles.put(found.article)
    if (found.story) stories.put(found.story)
    return { message: 'Restored.' }
  }),
]
