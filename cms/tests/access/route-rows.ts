import { articleData, storyBody } from '../contract/samples'
import { draftIssue, importData, issueData } from './newsletter-list'
import { newPerson, joinAsReader, type Caller, callers } from './callers'
import { fileOfOwner, madeByOwner } from './made-by-owner'

type Statuses = Record<Caller, number>

/** A route's expected statuses, and a complete request that its handler accepts from a caller with the right to it. */
interface Row {
  statuses: Statuses
  /** True if the request ends the caller's session, so that each caller needs a new token. */
  spendsToken?: boolean
  ask?: (cmsUrl: string, caller: Caller) => Promise<{ path?: string; body?: unknown }>
}

const statuses = (of: (caller: Caller) => number) => Object.fromEntries(callers.map((caller) => [caller, of(caller)])) as Statuses

const strangers: readonly Caller[] = ['visitor', 'expired', 'forged', 'deleted', 'outdated']

const everybody = (status: number) => statuses(() => status)
const signedIn = (status: number) => statuses((caller) => (strangers.includes(caller) ? 401 : status))
const creator = (status: number) => statuses((caller) => (strangers.includes(caller) ? 401 : caller === 'reader' ? 403 : status))
const belowAdmin: readonly Caller[] = ['reader', 'creator']
const admin = (status: number) => statuses((caller) => (strangers.includes(caller) ? 401 : belowAdmin.includes(caller) ? 403 : status))
const primaryAdmin = (status: number) => statuses((caller) => (strangers.includes(caller) ? 401 : caller === 'primaryAdmin' ? status : 403))

/** A valid id without an entry. */
const noId = 'aaaaaaaaaaaaaaaaaaaaaaaa'

const emailOf = async (cmsUrl: string) => (await joinAsReader(cmsUrl)).email
const idOf = async (cmsUrl: string) => (await joinAsReader(cmsUrl)).user._id

/** The status of every route outside the panel for each caller. The test fails for a route without a row and a row without a route. */
export const routeRows: Record<string, Row> = {
  'ALL /_health': { statuses: everybody(204) },
  'GET /': { statuses: everybody(302) },
  // The panel's page is the same for everyone; its API checks rights.
  'GET /studio/:path*': { statuses: everybody(200), ask: async () => ({ path: '/studio/' }) },
  'GET /((?!uploads/).+)': { statuses: everybody(404), ask: async () => ({ path: '/nothing-here' }) },
  'GET /uploads/(.*)': { statuses: everybody(404), ask: async () => ({ path: '/uploads/nothing.jpg' }) },

  'GET /api/home': { statuses: everybody(200) },
  'GET /api/stories': { statuses: everybody(200) },
  'GET /api/stories/:id': { statuses: everybody(404), ask: async () => ({ path: `/api/stories/${noId}` }) },
  'GET /api/figures': { statuses: everybody(200) },
  'GET /api/figures/:key': { statuses: everybody(404), ask: async () => ({ path: '/api/figures/no-such-figure' }) },
  'GET /api/terms': { statuses: everybody(200) },
  'GET /api/terms/:key': { statuses: everybody(404), ask: async () => ({ path: '/api/terms/no-such-term' }) },
  'GET /api/tags': { statuses: everybody(200) },
  'GET /api/tags/:key': { statuses: everybody(404), ask: async () => ({ path: '/api/tags/no-such-tag' }) },
  'GET /api/topics': { statuses: everybody(200) },
  'GET /api/topics/:key': { statuses: everybody(404), ask: async () => ({ path: '/api/topics/no-such-topic' }) },
  'GET /api/newsletter/issues': { statuses: everybody(200) },
  'GET /api/newsletter/issues/:number': { statuses: everybody(404), ask: async () => ({ path: '/api/newsletter/issues/999999' }) },
  'GET /api/search': { statuses: everybody(200), ask: async () => ({ path: '/api/search?q=emi' }) },
  'GET /admin/upload': { statuses: everybody(200) },
  'GET /api/archive': { statuses: everybody(200) },
  'GET /api/articles/:id/versions': { statuses: everybody(404), ask: async () => ({ path: `/api/articles/${noId}/versions` }) },
  'GET /api/articles/:id/comparison': { statuses: everybody(404), ask: async () => ({ path: `/api/articles/${noId}/comparison?from=1&to=2` }) },
  'GET /admin/upload/:id': { statuses: everybody(404), ask: async () => ({ path: `/admin/upload/${noId}` }) },

  'GET /api/market/metals': { statuses: everybody(200) },
  'GET /api/market/rates': { statuses: everybody(200) },
  'GET /api/finance/btc-eur': { statuses: everybody(200) },
  'GET /api/finance/eth-inr': { statuses: everybody(200) },
  'GET /api/finance/intraday': { statuses: everybody(200) },

  'GET /api/openapi.json': { statuses: everybody(200) },
  'GET /api/docs': { statuses: everybody(200) },
  'GET /api/docs.css': { statuses: everybody(200) },

  'POST /api/contact': {
    statuses: everybody(201),
    ask: async () => ({ body: { name: 'Asha', email: newPerson().email, message: 'A question about the GST article.' } }),
  },

  'POST /admin/upload': { statuses: creator(201), ask: async () => ({ body: articleData() }) },
  'PUT /admin/upload/:id': {
    statuses: admin(200),
    ask: async (cmsUrl) => ({ path: `/admin/upload/${await madeByOwner(cmsUrl, '/admin/upload')}`, body: articleData() }),
  },
  'DELETE /admin/upload/:id': {
    statuses: admin(200),
    ask: async (cmsUrl) => ({ path: `/admin/upload/${await madeByOwner(cmsUrl, '/admin/upload')}` }),
  },
  'POST /api/stories': { statuses: creator(201), ask: async () => ({ body: storyBody() }) },
  'PUT /api/stories/:id': {
    statuses: admin(200),
    ask: async (cmsUrl) => ({ path: `/api/stories/${await madeByOwner(cmsUrl, '/api/stories')}`, body: storyBody() }),
  },
  'DELETE /api/stories/:id': {
    statuses: admin(200),
    ask: async (cmsUrl) => ({ path: `/api/stories/${await madeByOwner(cmsUrl, '/api/stories')}` }),
  },

  'GET /api/desk/newsletter/issues': { statuses: admin(200) },
  'GET /api/desk/newsletter/proposal': { statuses: admin(200) },
  'POST /api/desk/newsletter/issues': { statuses: admin(201), ask: async () => ({ body: issueData() }) },
  'GET /api/desk/newsletter/issues/:id': { statuses: admin(200), ask: async (cmsUrl) => ({ path: await draftIssue(cmsUrl) }) },
  'PUT /api/desk/newsletter/issues/:id': {
    statuses: admin(200),
    ask: async (cmsUrl) => ({ path: await draftIssue(cmsUrl), body: { ...issueData(), version: 1 } }),
  },
  'DELETE /api/desk/newsletter/issues/:id': { statuses: admin(200), ask: async (cmsUrl) => ({ path: await draftIssue(cmsUrl) }) },
  'GET /api/desk/newsletter/issues/:id/preview': { statuses: admin(200), ask: async (cmsUrl) => ({ path: `${await draftIssue(cmsUrl)}/preview` }) },
  'GET /api/desk/newsletter/issues/:id/readers': {
    statuses: admin(200),
    ask: async (cmsUrl) => ({ path: `${await draftIssue(cmsUrl)}/readers?outcome=unknown` }),
  },
  'POST /api/desk/newsletter/issues/:id/test': { statuses: admin(200), ask: async (cmsUrl) => ({ path: `${await draftIssue(cmsUrl)}/test` }) },
  // A draft cannot be paused, so nothing is sent
  'POST /api/desk/newsletter/issues/:id/steps': {
    statuses: admin(409),
    ask: async (cmsUrl) => ({ path: `${await draftIssue(cmsUrl)}/steps`, body: { step: 'pause', version: 1 } }),
  },
  'POST /api/desk/newsletter/subscribers/search': { statuses: admin(200) },
  'POST /api/desk/newsletter/subscribers/exports': { statuses: primaryAdmin(200) },
  'POST /api/desk/newsletter/subscribers/imports': { statuses: primaryAdmin(200), ask: async () => ({ body: importData }) },
  'GET /api/desk/articles': { statuses: signedIn(200) },
  'GET /api/desk/articles/:id': {
    statuses: creator(200),
    ask: async (cmsUrl) => ({ path: `/api/desk/articles/${await madeByOwner(cmsUrl, '/admin/upload')}` }),
  },
  'POST /api/desk/articles': { statuses: creator(201), ask: async () => ({ body: { title: 'A draft' } }) },
  'PUT /api/desk/articles/:id': {
    statuses: admin(200),
    ask: async (cmsUrl) => ({ path: `/api/desk/articles/${await madeByOwner(cmsUrl, '/admin/upload')}`, body: { title: 'A draft' } }),
  },
  'GET /api/desk/articles/:id/autosave': {
    statuses: creator(200),
    ask: async (cmsUrl) => ({ path: `/api/desk/articles/${await madeByOwner(cmsUrl, '/admin/upload')}/autosave` }),
  },
  'PUT /api/desk/articles/:id/autosave': {
    statuses: admin(200),
    ask: async (cmsUrl) => ({
      path: `/api/desk/articles/${await madeByOwner(cmsUrl, '/admin/upload')}/autosave`,
      body: { basedOn: 1, seen: 0, values: {} },
    }),
  },
  'DELETE /api/desk/articles/:id/autosave': {
    statuses: creator(200),
    ask: async (cmsUrl) => ({ path: `/api/desk/articles/${await madeByOwner(cmsUrl, '/admin/upload')}/autosave` }),
  },
  'GET /api/desk/articles/:id/versions': {
    statuses: creator(200),
    ask: async (cmsUrl) => ({ path: `/api/desk/articles/${await madeByOwner(cmsUrl, '/admin/upload')}/versions` }),
  },
  'GET /api/desk/articles/:id/version': {
    statuses: creator(200),
    ask: async (cmsUrl) => ({ path: `/api/desk/articles/${await madeByOwner(cmsUrl, '/admin/upload')}/version?number=1` }),
  },
  'GET /api/desk/stories/:id/versions': {
    statuses: creator(200),
    ask: async (cmsUrl) => ({ path: `/api/desk/stories/${await madeByOwner(cmsUrl, '/api/stories')}/versions` }),
  },
  'GET /api/desk/stories/:id/version': {
    statuses: creator(200),
    ask: async (cmsUrl) => ({ path: `/api/desk/stories/${await madeByOwner(cmsUrl, '/api/stories')}/version?number=1` }),
  },
  'POST /api/desk/article-changes': { statuses: creator(200), ask: async () => ({ body: { action: 'publish', articles: [{ id: noId }] } }) },
  'GET /api/desk/stories': { statuses: signedIn(200) },
  'GET /api/desk/stories/:id': {
    statuses: creator(200),
    ask: async (cmsUrl) => ({ path: `/api/desk/stories/${await madeByOwner(cmsUrl, '/api/stories')}` }),
  },
  'GET /api/desk/summary': { statuses: creator(200) },
  'GET /api/desk/me': { statuses: signedIn(200) },
  'GET /api/desk/reviews': { statuses: creator(200) },
  'GET /api/desk/reviews/:id': {
    statuses: creator(200),
    ask: async (cmsUrl) => ({ path: `/api/desk/reviews/${await madeByOwner(cmsUrl, '/admin/upload')}` }),
  },
  'POST /api/desk/reviews/:id': {
    statuses: creator(404),
    ask: async () => ({ path: `/api/desk/reviews/${noId}`, body: { step: 'submit', version: 1 } }),
  },
  'POST /api/desk/reviews/:id/remarks': {
    statuses: creator(404),
    ask: async () => ({ path: `/api/desk/reviews/${noId}/remarks`, body: { quote: 'A paragraph', words: 'Is it so?' } }),
  },
  'PUT /api/desk/remarks/:id': {
    statuses: creator(404),
    ask: async () => ({ path: `/api/desk/remarks/${noId}`, body: { isResolved: true } }),
  },
  'GET /api/desk/calendar': { statuses: creator(200) },
  'POST /api/desk/calendar/moves': {
    statuses: creator(404),
    ask: async () => ({ body: { kind: 'article', id: noId, version: 1, day: '2999-01-01' } }),
  },
  'GET /api/desk/redirects': { statuses: creator(200) },
  'GET /api/desk/media': { statuses: creator(200) },
  'GET /api/desk/media/:id': { statuses: creator(404), ask: async () => ({ path: `/api/desk/media/${noId}` }) },
  'PUT /api/desk/media/:id': {
    statuses: admin(200),
    ask: async (cmsUrl) => ({ path: await fileOfOwner(cmsUrl), body: { alt: 'Coins', caption: '', credit: '' } }),
  },
  'DELETE /api/desk/media/:id': { statuses: admin(200), ask: async (cmsUrl) => ({ path: await fileOfOwner(cmsUrl) }) },
  'POST /api/desk/media/:id/crops': {
    statuses: creator(201),
    ask: async (cmsUrl) => ({ path: `${await fileOfOwner(cmsUrl)}/crops`, body: { x: 0, y: 0, width: 4, height: 8 } }),
  },
  'GET /api/desk/openings': { statuses: creator(200) },
  'GET /api/desk/missed-searches': { statuses: creator(200) },
  'GET /api/desk/figures': { statuses: creator(200) },
  'GET /api/desk/broken-links': { statuses: creator(200) },
  'POST /api/desk/figures/looked-at': { statuses: creator(404), ask: async () => ({ body: { kind: 'article', id: noId } }) },

  'POST /api/preview': {
    statuses: creator(201),
    ask: async () => ({
      body: { kind: 'story', story: { title: 'A story to look at', authorName: 'A creator', slides: [{ text: 'One slide' }] } },
    }),
  },
  'GET /api/preview/:id': { statuses: everybody(404), ask: async () => ({ path: `/api/preview/${noId}` }) },

  'GET /api/desk/bin': { statuses: admin(200) },
  'POST /api/desk/bin/:id/restore': { statuses: admin(404), ask: async () => ({ path: `/api/desk/bin/${noId}/restore` }) },

  // This request has no form, so the handler is not reached; the media tests cover it.
  'POST /api/media': { statuses: creator(400) },

  'POST /auth/signup': { statuses: everybody(201), ask: async () => ({ body: newPerson() }) },
  'POST /auth/login': {
    statuses: everybody(200),
    ask: async (cmsUrl) => {
      const { email, password } = await joinAsReader(cmsUrl)
      return { body: { email, password } }
    },
  },
  'POST /auth/logout': { statuses: signedIn(200), spendsToken: true },
  'GET /auth/me': { statuses: signedIn(200) },
  'PATCH /auth/me': { statuses: signedIn(200), ask: async () => ({ body: { username: newPerson().username } }) },
  'POST /auth/me/password': {
    statuses: signedIn(400),
    ask: async () => ({ body: { password: 'not the old one', newPassword: newPerson().password } }),
  },
  'GET /auth/google': { statuses: everybody(302) },
  'GET /auth/google/callback': { statuses: everybody(302) },
  'GET /auth/sessions': { statuses: signedIn(200) },
  'DELETE /auth/sessions': { statuses: signedIn(200), spendsToken: true },
  'DELETE /auth/sessions/:id': { statuses: signedIn(404), ask: async () => ({ path: `/auth/sessions/${noId}` }) },

  'PATCH /auth/subscribe': { statuses: signedIn(400), ask: async () => ({ body: { email: 'somebody-else@artha.example' } }) },
  'POST /auth/unsubscribe': { statuses: signedIn(200) },
  'POST /api/newsletter/subscriptions': { statuses: everybody(202), ask: async () => ({ body: { email: newPerson().email } }) },
  'POST /api/newsletter/confirmations': { statuses: everybody(400), ask: async () => ({ body: { link: 'a'.repeat(43) } }) },
  'GET /api/newsletter/mails/:id': { statuses: everybody(404), ask: async () => ({ path: `/api/newsletter/mails/${noId}` }) },
  'GET /auth/unsubscribe/:token': { statuses: everybody(404), ask: async () => ({ path: '/auth/unsubscribe/nonsense' }) },
  'POST /auth/unsubscribe/:token': { statuses: everybody(404), ask: async () => ({ path: '/auth/unsubscribe/nonsense' }) },
  'POST /auth/unsubscribe/:token/erase': { statuses: everybody(404), ask: async () => ({ path: '/auth/unsubscribe/nonsense/erase' }) },

  'POST /auth/admin/send-code': { statuses: everybody(200), ask: async () => ({ body: { email: newPerson().email } }) },
  'POST /auth/admin/verify-code': { statuses: everybody(400), ask: async () => ({ body: { email: newPerson().email, code: '000000' } }) },
  'POST /auth/admin/open-link': { statuses: everybody(400), ask: async () => ({ body: { link: 'a'.repeat(43) } }) },
  'POST /auth/admin/reset-password': {
    statuses: everybody(403),
    ask: async () => {
      const { email, password } = newPerson()
      return { body: { email, password } }
    },
  },

  'GET /auth/admin/users': { statuses: primaryAdmin(200) },
  'POST /auth/admin/allow-creation': {
    statuses: primaryAdmin(200),
    ask: async (cmsUrl) => ({ body: { emails: [await emailOf(cmsUrl)] } }),
  },
  'PATCH /auth/toggle-permission/:id': {
    statuses: primaryAdmin(200),
    ask: async (cmsUrl) => ({ path: `/auth/toggle-permission/${await idOf(cmsUrl)}` }),
  },
  'POST /auth/admin/delete-user': {
    statuses: primaryAdmin(200),
    ask: async (cmsUrl) => ({ body: { userId: await idOf(cmsUrl) } }),
  },
}

/** Routes whose access depends on the query. */
export const rowsByQuery: Record<string, Row> = {
  'GET /api/stories?all=1': { statuses: creator(200) },
}
