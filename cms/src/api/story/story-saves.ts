import { rowsOf } from '@artha/base/rows'
import type { Core } from '@strapi/strapi'
import { figureUsesIn, storeUses } from '../figure/figure-uses'
import { foldTitle } from '../writes/folded-title'
import { watchSaves } from '../writes/watch-saves'
import { expiresAt, type StoredExpiry } from './expires-at'
import { withJsonTags } from './json-tags'
import { storyColumns } from './story-columns'
import { storyPublishProblems } from './story-publish-problems'

interface SavedRow {
  id: number
  title: string | null
  publicationDate: string | null
  expiryTime: StoredExpiry | null
}

const uid = 'api::story.story'

/** Sets a story's date, if it has none, its end, and its folded title for the search. */
async function writeDerivedFields(strapi: Core.Strapi, documentId: string) {
  const rows = await rowsOf<SavedRow>(strapi, uid).findMany({ where: { documentId } })
  const now = new Date()
  for (const row of rows) {
    const publicationDate = new Date(row.publicationDate ?? now)
    const data = { publicationDate, expiresAt: expiresAt(publicationDate, row.expiryTime ?? 'forever'), titleFolded: foldTitle(row.title ?? '') }
    // `updateMany` leaves the time of change as it is. If the published row looked as new as its draft, the Studio would take the draft for
    // published and refuse to publish it.
    await strapi.db.query(uid).updateMany({ where: { id: row.id }, data })
  }
  await recordFigures(strapi, documentId)
}

interface PublishedSlides {
  slides: { text: string | null }[]
}

/** Stores the figures of a published story. Stories are plain text, so only words name figures. */
async function recordFigures(strapi: Core.Strapi, documentId: string) {
  const where = { documentId, publishedAt: { $notNull: true } }
  const story = await rowsOf<PublishedSlides>(strapi, uid).findOne({ where, populate: { slides: true } })
  const words = (story?.slides ?? []).map(({ text }) => text ?? '')
  await storeUses(strapi, { entryId: documentId, kind: 'story' }, figureUsesIn([], words))
}

/** Checks and derives fields at every save of a story, from any source, in the transaction of the save. */
export function watchStorySaves(strapi: Core.Strapi) {
  watchSaves(strapi, {
    uid,
    columns: storyColumns,
    resetFields: { publicationDate: null },
    prepare: withJsonTags,
    publishProblems: (documentId) => storyPublishProblems(strapi, documentId),
    finish: (documentId) => writeDerivedFields(strapi, documentId),
  })
}
