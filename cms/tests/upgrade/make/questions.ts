import { accountUnsubscribeToken } from '../../../../cms-plugins/accounts/server/src/rules/unsubscribe-link'
import { fixedKeys } from '../fixed-keys'
import type { StoredAnswer } from '../stored-answers'
import type { MadeRows } from './make-rows'

type Question = Omit<StoredAnswer, 'status' | 'answer'>

const get = (path: string, as?: string): Question => ({ method: 'GET', path, ...(as !== undefined && { as }) })

/** The requests to the cms: first all reads, then the writes. */
export function questionsAbout({ tokens, people, studioPeople, articles, stories, media }: MadeRows): Question[] {
  const everyArticle = Object.values(articles)
  const everyStory = Object.values(stories)
  const signIns = Object.entries(people).map(([, { email, password }]) => ({ method: 'POST', path: '/auth/login', body: { email, password } }))
  return [
    ...[
      '/api/home',
      '/admin/upload',
      '/admin/upload?fields=card&pageSize=2&page=2',
      '/admin/upload?category=Tax',
      '/admin/upload?q=sections',
      '/admin/upload?q=%E0%A4%95%E0%A4%B0',
      '/api/archive',
      '/api/stories',
    ].map((path) => get(path)),
    ...everyArticle.map((id) => get(`/admin/upload/${id}`)),
    ...everyStory.map((id) => get(`/api/stories/${id}`)),
    ...media.map((path) => get(path)),
    ...Object.keys(tokens).flatMap((as) =>
      [
        '/auth/me',
        '/auth/sessions',
        '/api/stories?all=1',
        '/api/desk/articles',
        '/api/desk/stories',
        '/api/desk/summary',
        '/api/desk/bin',
        '/auth/admin/users',
      ].map((path) => get(path, as)),
    ),
    ...everyArticle.map((id) => get(`/api/desk/articles/${id}`, 'admin')),
    ...everyStory.map((id) => get(`/api/desk/stories/${id}`, 'creator')),
    ...signIns,
    { method: 'POST', path: '/auth/login', body: { email: people.reader?.email, password: 'not the password at all' } },
    ...studioPeople.map((body) => ({ method: 'POST', path: '/admin/login', body })),
    ...changes(articles, stories),
    get(`/auth/unsubscribe/${accountUnsubscribeToken(people.reader?.id ?? '', fixedKeys.JWT_SECRET)}`),
    { method: 'POST', path: `/auth/unsubscribe/${accountUnsubscribeToken(people.reader?.id ?? '', fixedKeys.JWT_SECRET)}` },
    get('/auth/me', 'reader'),
  ]
}

function changes(articles: Record<string, string>, stories: Record<string, string>): Question[] {
  const body = {
    title: 'Saved once more',
    category: 'Tax',
    subcategory: 'Income tax',
    section: 'main',
    sections: [{ subtitle: '', description: '<p>New words</p>' }],
  }
  const save = { method: 'PUT', path: `/admin/upload/${articles.pictured ?? ''}`, as: 'creator', body }
  return [
    { ...save, headers: { 'if-match': '"7"' } },
    { ...save, headers: { 'if-match': '"1"' } },
    { method: 'PUT', path: `/admin/upload/${articles.legacy ?? ''}`, as: 'creator', body },
    { method: 'POST', path: `/api/desk/bin/${articles.binned ?? ''}/restore`, as: 'admin' },
    get(`/admin/upload/${articles.binned ?? ''}`),
    { method: 'POST', path: `/api/desk/bin/${stories.binned ?? ''}/restore`, as: 'admin' },
    get(`/api/stories/${stories.binned ?? ''}`),
    { method: 'POST', path: '/auth/logout', as: 'readerElsewhere' },
    get('/auth/me', 'readerElsewhere'),
  ]
}

/** The addresses of the site that readers, search engines and other sites have. */
export async function linksOf(siteUrl: string, { articles, stories }: MadeRows): Promise<string[]> {
  const text = async (path: string) => (await fetch(siteUrl + path)).text()
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replace(siteUrl, ''))
  const sitemaps = locations(await text('/sitemap.xml'))
  const listed = (await Promise.all(sitemaps.map(text))).flatMap(locations)
  return [
    ...new Set([
      '/',
      '/sitemap.xml',
      '/rss.xml',
      '/robots.txt',
      '/site.webmanifest',
      ...listed,
      '/?category=Tax',
      '/?category=Loan&subcategory=Home%20loan',
      '/?q=sections',
      '/login',
      '/signup',
      '/forgot-password',
      '/verify-code',
      '/reset-password',
      '/auth-success',
      '/account',
      '/dashboard',
      '/form',
      ...Object.values(articles).flatMap((id) => [`/blog/${id}`, `/blog/${id}/an-old-title`]),
      ...Object.values(stories).map((id) => `/stories/${id}`),
      '/blog/aaaaaaaaaaaaaaaaaaaaaaaa',
      '/stories/aaaaaaaaaaaaaaaaaaaaaaaa',
      '/nowhere',
    ]),
  ]
}
