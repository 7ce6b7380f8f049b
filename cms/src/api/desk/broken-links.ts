import { rowsOf } from '@artha/base/rows'
import { linkedPage, type BrokenLink, type LinkedPage } from '@artha/contract/inner-links'
import type { Core } from '@strapi/strapi'
import { liveStories } from '../answers/live-stories'

const mostPaths = 100
const articlesShown = 20
/** Names asked for in one query. PostgreSQL and SQLite take more. */
const chunk = 500

type Kind = Exclude<LinkedPage['kind'], 'page'>

interface Rows {
  uid: Parameters<typeof rowsOf>[1]
  column: string
  /** Selects what readers see now. */
  where: (now: Date) => object
}

const published = { publishedAt: { $notNull: true } }
const rowsByKind: Readonly<Record<Kind, Rows>> = {
  article: { uid: 'api::article.article', column: 'documentId', where: (now) => ({ ...published, publicationDate: { $lte: now } }) },
  story: {
    uid: 'api::story.story',
    column: 'documentId',
    where: liveStories,
  },
  term: { uid: 'api::term.term', column: 'slug', where: () => published },
  figure: { uid: 'api::figure.figure', column: 'figureKey', where: () => published },
}

/** Returns the ids and keys among these that readers can open. */
async function publicRefs(strapi: Core.Strapi, kind: Kind, refs: readonly string[], now: Date): Promise<Set<string>> {
  const { uid, column, where } = rowsByKind[kind]
  const found = new Set<string>()
  for (let at = 0; at < refs.length; at += chunk) {
    const rows = await rowsOf<Record<string, string>>(strapi, uid).findMany({
      select: [column],
      where: { ...where(now), [column]: { $in: refs.slice(at, at + chunk) } },
    })
    for (const row of rows) found.add(row[column] ?? '')
  }
  return found
}

/** Returns the paths that lead to no public page. */
async function brokenAmong(strapi: Core.Strapi, paths: readonly string[], now: Date): Promise<string[]> {
  const pages = paths.map((path) => ({ path, page: linkedPage(path) }))
  const refsOf = (kind: Kind) => [...new Set(pages.flatMap(({ page }) => (page.kind === kind ? [page.ref] : [])))]
  const known: Record<Kind, Set<string>> = {
    article: await publicRefs(strapi, 'article', refsOf('article'), now),
    story: await publicRefs(strapi, 'story', refsOf('story'), now),
    term: await publicRefs(strapi, 'term', refsOf('term'), now),
    figure: await publicRefs(strapi, 'figure', refsOf('figure'), now),
  }
  return pages.flatMap(({ path, page }) => ((page.kind === 'page' ? page.exists : known[page.kind].has(page.ref)) ? [] : [path]))
}

/** Returns true if the user may change the work of this owner. */
type MayChange = (ownerId: string | null) => boolean

interface Use {
  path: string
  id: string
  title: string
  owner_id: string | null
}

/** Returns the published articles that link to these paths, newest first. */
async function usesOf(strapi: Core.Strapi, paths: readonly string[]): Promise<Use[]> {
  return strapi.db
    .connection('inner_links as link')
    .join('articles as article', 'article.document_id', 'link.article_id')
    .whereNotNull('article.published_at')
    .whereIn('link.path', [...paths])
    .select<Use[]>('link.path', 'article.document_id as id', 'article.title', 'article.owner_id')
    .orderBy([{ column: 'article.publication_date', order: 'desc' }, { column: 'article.document_id' }])
}

/** Reads the paths of ours that lead nowhere: among these, or else among the links of all published articles, in alphabetical order. */
export async function readBrokenLinks(
  strapi: Core.Strapi,
  asked: readonly string[] | undefined,
  mayChange: MayChange,
  now: Date,
): Promise<BrokenLink[]> {
  const linked: { path: string }[] = asked === undefined ? await strapi.db.connection('inner_links').distinct('path').whereNot('path', '') : []
  const broken = (await brokenAmong(strapi, asked ?? linked.map(({ path }) => path), now)).sort().slice(0, mostPaths)
  const uses = broken.length === 0 ? [] : await usesOf(strapi, broken)
  return broken.map((path) => ({
    path,
    articles: uses
      .filter((use) => use.path === path)
      .slice(0, articlesShown)
      .map(({ id, title, owner_id: ownerId }) => ({ _id: id, title, mayChange: mayChange(ownerId) })),
  }))
}
