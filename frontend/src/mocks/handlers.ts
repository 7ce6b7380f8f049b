import { http, HttpResponse, type RequestHandler } from 'msw'
import type { Article, ArticleCard } from '@artha/contract/article'
import { endpoints } from '@artha/contract/endpoints'
import type { ErrorAnswer } from '@artha/contract/errors'
import type { HomeAnswer } from '@artha/contract/home'
import type { Story } from '@artha/contract/story'
import { accountHandlers } from './account-handlers.ts'
import { cardBuilder } from './article-builder.ts'
import { deskHandlers } from './desk-handlers.ts'
import { homeOf } from './home-builder.ts'
import { mediaHandlers } from './media-handlers.ts'
import { mockPath } from './mock-path.ts'
import { drawPicture } from './picture-builder.ts'
import { previewHandlers } from './preview-handlers.ts'
import { mockArticles, mockStories } from './publication.ts'

const missing: ErrorAnswer = { message: 'Article not found.', code: 'not-found' }
const missingStory: ErrorAnswer = { message: 'Story not found.', code: 'not-found' }

/** Declared answers, typed by the contract; a test that needs another answer puts its own handler before these. */
export const handlers: RequestHandler[] = [
  http.get(mockPath(endpoints.readHome.path), () => HttpResponse.json<HomeAnswer>(homeOf(mockArticles))),

  http.get(mockPath(endpoints.listArticles.path), ({ request }) => {
    const query = new URL(request.url).searchParams
    const found = mockArticles.filter((article) => isAskedFor(article, query)).slice(0, Number(query.get('pageSize') ?? 100))
    const headers = { 'x-total-count': String(found.length) }
    const answer = query.get('fields') === 'card' ? found.map((article) => cardBuilder({}, article)) : found
    return HttpResponse.json<ArticleCard[] | Article[]>(answer, { headers })
  }),

  http.get<{ id: string }>(mockPath(endpoints.readArticle.path), ({ params }) => {
    const article = mockArticles.find(({ _id }) => _id === params.id)
    return article ? HttpResponse.json<Article>(article) : HttpResponse.json<ErrorAnswer>(missing, { status: 404 })
  }),

  http.get(mockPath(endpoints.listStories.path), () => HttpResponse.json<Story[]>([...mockStories])),

  http.get<{ id: string }>(mockPath(endpoints.readStory.path), ({ params }) => {
    const story = mockStories.find(({ _id }) => _id === params.id)
    return story ? HttpResponse.json<Story>(story) : HttpResponse.json<ErrorAnswer>(missingStory, { status: 404 })
  }),

  http.post(mockPath(endpoints.sendContactMessage.path), () => HttpResponse.json({ message: 'Message sent!' }, { status: 201 })),

  ...accountHandlers,
  ...deskHandlers,
  ...mediaHandlers,
  ...previewHandlers,

  http.get('/uploads/:file', ({ request }) => {
    const drawing = drawPicture(new URL(request.url).pathname)
    return new HttpResponse(drawing ?? null, { status: drawing ? 200 : 404, headers: { 'content-type': 'image/svg+xml' } })
  }),
]

const isAskedFor = (article: Article, query: URLSearchParams) =>
  (['category', 'subcategory', 'section'] as const).every((name) => (query.get(name) ?? article[name]) === article[name]) &&
  article.title.toLowerCase().includes((query.get('q') ?? '').toLowerCase())
