import { readableArticlePath } from '../src/lib/paths.ts'
import { pagePaths } from './page-paths.ts'

/** Returns the addresses of all pages without a parameter, of one example for each path in the table, and of no page. */
export async function siteAddresses(site: string) {
  const [article] = (await (await fetch(`${site}/admin/upload?fields=card&pageSize=1`)).json()) as { _id: string; title: string }[]
  if (article === undefined) throw new Error('The publication is empty')
  const [story] = (await (await fetch(`${site}/api/stories`)).json()) as { _id: string }[]
  const addresses: Record<string, string> = {
    '/stories/:id': `/stories/${story?._id}`,
    '/blog/:id': `/blog/${article._id}`,
    '/blog/:id/:slug': readableArticlePath(article),
    '/loan/:part': '/loan/home-loan',
    '/tag/:key': '/tag/gold',
    '*': '/nothing-here',
  }
  return [...pagePaths, '*'].flatMap((path) => addresses[path] ?? (path.includes(':') ? [] : path))
}
