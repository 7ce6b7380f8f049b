import { http, HttpResponse, type RequestHandler } from 'msw'
import type { ArticleBody } from '@artha/contract/article-body'
import { endpoints } from '@artha/contract/endpoints'
import { errorStatus, type ErrorAnswer, type ErrorCode } from '@artha/contract/errors'
import type { StoryBody } from '@artha/contract/story-body'
import { mockId, sectionBuilder } from './article-builder.ts'
import { deskArticleBuilder, deskCardBuilder, deskStoryBuilder, deskSummaryBuilder } from './desk-builder.ts'
import { mockBin, mockDeskArticles, mockDeskStories } from './desk-contents.ts'
import { mockPath } from './mock-path.ts'
import { personOfToken } from './people.ts'
import { slideBuilder } from './story-builder.ts'

const answer = (body: object, status = 200): Response => HttpResponse.json(body, { status })

const refuse = (code: ErrorCode, message: string) => answer({ code, message } satisfies ErrorAnswer, errorStatus[code])

const personOf = (request: Request) => personOfToken(request.headers.get('authorization')?.replace('Bearer ', '') ?? '')

/** What a page of a list answers to whoever is signed in. */
function pageOf(request: Request, items: readonly { title: string }[]): Response {
  if (personOf(request) === undefined) return refuse('unauthenticated', 'Please log in.')
  const query = new URL(request.url).searchParams
  const found = items.filter(({ title }) => title.toLowerCase().includes((query.get('q') ?? '').toLowerCase()))
  const [page, pageSize] = [Number(query.get('page') ?? 1), Number(query.get('pageSize') ?? 100)]
  const headers = { 'x-total-count': String(found.length) }
  return HttpResponse.json(found.slice((page - 1) * pageSize, page * pageSize), { headers })
}

/** What is asked in turn of a write: who, and whether it is there. */
const writer = (request: Request) => (personOf(request)?.isAdmin ? undefined : refuse('forbidden', 'Your account may not create content yet.'))

const savedArticle = (body: ArticleBody, _id: string, version: number) => {
  const { createdAt, sections, ...rest } = body
  const images = sections.map((section) => sectionBuilder({ ...section, image: null }))
  return deskArticleBuilder({ ...rest, _id, version, sections: images, ...(createdAt && { createdAt }), state: Date.parse(createdAt) > Date.now() ? 'scheduled' : 'live' })
}

const savedStory = ({ createdAt: _, slides, ...rest }: StoryBody, _id: string, version: number) =>
  deskStoryBuilder({ ...rest, _id, version, slides: slides.map((slide) => slideBuilder({ ...slide, image: null })) })

const missing = () => refuse('not-found', 'There is nothing at this address.')

interface ById extends Record<string, string> {
  id: string
}

const articleHandlers: RequestHandler[] = [
  http.get(mockPath(endpoints.listDeskArticles.path), ({ request }) => pageOf(request, mockDeskArticles.map(deskCardBuilder))),
  http.get<ById>(mockPath(endpoints.readDeskArticle.path), ({ request, params }) => {
    const found = mockDeskArticles.find(({ _id }) => _id === params.id)
    return writer(request) ?? (found ? answer(found) : missing())
  }),
  http.post<never, ArticleBody>(mockPath(endpoints.createArticle.path), async ({ request }) =>
    writer(request) ?? answer(savedArticle(await request.json(), mockId(899), 1), 201),
  ),
  http.put<ById, ArticleBody>(mockPath(endpoints.updateArticle.path), async ({ request, params }) =>
    writer(request) ?? answer(savedArticle(await request.json(), params.id, 2)),
  ),
  http.delete(mockPath(endpoints.deleteArticle.path), ({ request }) => writer(request) ?? answer({ message: 'The article is in the bin.' })),
]

const storyHandlers: RequestHandler[] = [
  http.get(mockPath(endpoints.listDeskStories.path), ({ request }) => pageOf(request, mockDeskStories)),
  http.get<ById>(mockPath(endpoints.readDeskStory.path), ({ request, params }) => {
    const found = mockDeskStories.find(({ _id }) => _id === params.id)
    return writer(request) ?? (found ? answer(found) : missing())
  }),
  http.post<never, StoryBody>(mockPath(endpoints.createStory.path), async ({ request }) =>
    writer(request) ?? answer(savedStory(await request.json(), mockId(898), 1), 201),
  ),
  http.put<ById, StoryBody>(mockPath(endpoints.updateStory.path), async ({ request, params }) =>
    writer(request) ?? answer(savedStory(await request.json(), params.id, 2)),
  ),
  http.delete(mockPath(endpoints.deleteStory.path), ({ request }) => writer(request) ?? answer({ message: 'The story is in the bin.' })),
]

/** Admins are those who are not creators alone; `isAllowedToCreate` is true of all of them. */
const mayRestore = (request: Request) => personOf(request)?.isAdmin === true && personOf(request)?.username !== 'Bhavna'

/** Answers of the desk for the people of people.ts. Nothing is remembered from one call to the next. */
export const deskHandlers: RequestHandler[] = [
  ...articleHandlers,
  ...storyHandlers,
  http.get(mockPath(endpoints.readDeskSummary.path), ({ request }) =>
    writer(request) ?? answer(deskSummaryBuilder({ mayRestore: mayRestore(request) })),
  ),
  http.get(mockPath(endpoints.listBin.path), ({ request }) => (mayRestore(request) ? pageOf(request, mockBin) : refuse('forbidden', 'Only admins see the bin.'))),
  http.post(mockPath(endpoints.restoreFromBin.path), () => answer({ message: 'Restored.' })),
  http.post(mockPath(endpoints.createPreview.path), ({ request }) =>
    writer(request) ?? answer({ path: '/preview/previewofanarticle', expiresAt: '2026-11-20T08:35:00.000Z' }, 201),
  ),
]
