import { rowsOf } from '@artha/base/rows'
import type { Core } from '@strapi/strapi'
import { figureUsesIn, keepUses } from '../figure/figure-uses'
import { foldTitle } from '../writes/folded-title'
import { watchSaves } from '../writes/watch-saves'
import { expiresAt, type StoredExpiry } from './expires-at'
import { withKeepableTags } from './keepable-tags'
import { storyColumns } from './story-columns'
import { storyPublishProblems } from './story-publish-problems'

interface SavedRow {
  id: number
  title: string | null
  publicationDate: string | null
  expiryTime: StoredExpiry | null
}

const uid = 'api::story.story'

/** Stamps a story with its date, where it has none, and with its end; folds its title for the search. */
async function writeDerivedFields(strapi: Core.Strapi, documentId: string) {
  const rows = await rowsOf<SavedRow>(strapi, uid).findMany({ where: { documentId } })
  const now = new Date()
  for (const row of rows) {
    const publicationDate = new Date(row.publicationDate ?? now)
    const data = { publicationDate, expiresAt: expiresAt(publicationDate, row.expiryTime ?? 'forever'), titleFolded: foldTitle(row.title ?? '') }
    // By `updateMany`, which leaves the time of change as it is: a row that readers have must not look as new as the draft
    // beside it, or the Studio takes the draft for published and refuses to publish it.
    await strapi.db.query(uid).updateMany({ where: { id: row.id }, data })
  }
  await noteFigures(strapi, documentId)
}

interface PublishedSlides {
  slides: { text: string | null }[]
}

/** Stories hold plain text: their figures are said in words. */
async function noteFigures(strapi: Core.Strapi, documentId: string) {
  const where = { documentId, publishedAt: { $notNull: true } }
  const story = await rowsOf<PublishedSlides>(strapi, uid).findOne({ where, populate: { slides: true } })
  const words = (story?.slides ?? []).map(({ text }) => text ?? '')
  await keepUses(strapi, { entryId: documentId, kind: 'story' }, figureUsesIn([], words))
}

/** Every save of a story, wherever it comes from, in one transaction with what follows from it. */
export function watchStorySaves(strapi: Core.Strapi) {
  watchSaves(strapi, {
    uid,
    columns: storyColumns,
    begunAnew: { publicationDate: null },
    prepare: withKeepableTags,
    publishProblems: (documentId) => storyPublishProblems(strapi, documentId),
    finish: (documentId) => writeDerivedFields(strapi, documentId),
  })
}
