import { rowsOf } from '@artha/base/rows'
import type { Core } from '@strapi/strapi'
import { newsroomOf } from '@artha/newsroom/services'
import { uidOf } from '../../../content-uid'
import { articlePublishProblems } from '../../article/article-publish-problems'
import { storyPublishProblems } from '../../story/story-publish-problems'
import type { Advising } from '../../../compliance/security-problems'
import { hasDraft } from '../desk-state'

/** The fields of a last-saved article or story that review needs. */
export interface ReviewEntry {
  documentId: string
  kind: 'article' | 'story'
  title: string
  version: number
  ownerId: string | null
  /** True if it is published, now or at its date. */
  isPublished: boolean
  /** True if the last save is not published. */
  hasDraft: boolean
}

interface Row {
  documentId: string
  title: string | null
  version: number | null
  ownerId: string | null
  publicationDate: string
  publishedAt: string | null
}

const pieceOf = (kind: ReviewEntry['kind'], rows: readonly Row[]): ReviewEntry[] => {
  const draft = rows.find(({ publishedAt }) => publishedAt === null)
  if (draft === undefined) return []
  const published = rows.find(({ publishedAt }) => publishedAt !== null)
  const { documentId, title, version, ownerId } = draft
  return [
    {
      ...{ documentId, kind, title: title ?? '', version: version ?? 0, ownerId },
      ...{ isPublished: published !== undefined, hasDraft: hasDraft(version, published) },
    },
  ]
}

/** Reads those of these ids that exist. */
export async function reviewEntriesOf(strapi: Core.Strapi, ids: readonly string[]): Promise<ReviewEntry[]> {
  const select = ['documentId', 'title', 'version', 'ownerId', 'publicationDate', 'publishedAt']
  const read = async (kind: ReviewEntry['kind']) => {
    const rows = await rowsOf<Row>(strapi, uidOf[kind]).findMany({ where: { documentId: { $in: ids } }, select })
    return [...new Set(rows.map(({ documentId }) => documentId))].flatMap((id) =>
      pieceOf(
        kind,
        rows.filter(({ documentId }) => documentId === id),
      ),
    )
  }
  return ids.length === 0 ? [] : [...(await read('article')), ...(await read('story'))]
}

export async function readReviewEntry(strapi: Core.Strapi, id: string): Promise<ReviewEntry | undefined> {
  const [piece] = await reviewEntriesOf(strapi, id === '' ? [] : [id])
  return piece
}

/** Reads one piece and locks it until the transaction ends. */
export async function lockReviewEntry(strapi: Core.Strapi, id: string): Promise<ReviewEntry | undefined> {
  if (id === '') return undefined
  await newsroomOf(strapi).lock(id)
  return readReviewEntry(strapi, id)
}

/** Returns the distinct problems for which publishing would be refused. */
export async function publishProblems(strapi: Core.Strapi, { kind, documentId }: ReviewEntry, advising?: Advising): Promise<string[]> {
  const problemsOf = kind === 'article' ? articlePublishProblems : storyPublishProblems
  return [...new Set(Object.values(await problemsOf(strapi, documentId, advising)))]
}
