import { rowsOf } from '@artha/base/rows'
import { randomBytes } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { allTopics } from '../topics/all-topics'
import { readProgress } from './seed-progress'

/**
 * Stores the topics of the build if the database has none. `readFirst` lists demo articles by their document ids; it is empty in a database without
 * them. Rows of editors are never changed.
 */
export async function seedTopics(strapi: Core.Strapi): Promise<void> {
  const table = rowsOf(strapi, 'api::topic.topic')
  if ((await table.count()) > 0) return
  const now = new Date()
  const seeded = (await readProgress(strapi))?.seeded ?? {}
  const addressesOf = (slugs: readonly string[]) =>
    slugs.flatMap((slug) => {
      const documentId = seeded[`article/${slug}`]?.documentId
      return documentId === undefined ? [] : [`/blog/${documentId}`]
    })
  const rows = allTopics.map(({ category, standfirst, readFirst, terms }) => ({
    documentId: randomBytes(12).toString('hex'),
    category,
    standfirst,
    readFirst: addressesOf(readFirst).join('\n'),
    terms: terms.join('\n'),
    createdAt: now,
    updatedAt: now,
    publishedAt: now,
  }))
  await table.createMany({ data: rows })
}
