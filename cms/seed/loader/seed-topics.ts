import { rowsOf } from '@artha/base/rows'
import { randomBytes } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { allTopics } from '../topics/all-topics'
import { readProgress } from './seed-progress'

/**
 * Gives a database without any topic those of the build. What is to be read first is of the demo publication, by the ids that
 * its articles have here; a database without it has none. What editors wrote is never touched.
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
