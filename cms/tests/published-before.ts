import type { Knex } from 'knex'
import { inject } from 'vitest'
import { openDatabase } from './access/database'
import { articleData, storyData } from './contract/samples'
import { sharedStudioToken } from './shared-studio'
import { openStudio } from './studio'
import { openStudioDesk } from './studio-desk'

type Kind = 'article' | 'story'
type Part = Record<string, unknown>

/** A cms, with a token and a database connection that can read and change everything in it. */
export interface Newsroom {
  cmsUrl: string
  superAdminToken: string
  database: Knex
}

const tables = {
  article: { rows: 'articles', links: 'articles_cmps', parts: 'components_article_sections', field: 'sections' },
  story: { rows: 'stories', links: 'stories_cmps', parts: 'components_story_slides', field: 'slides' },
} as const

/** Columns whose old values today's rules may refuse, and a valid value for use while publishing. */
const columns: Record<Kind, Record<string, { column: string; fitting?: unknown }>> = {
  article: {
    category: { column: 'category', fitting: 'Loan' },
    subcategory: { column: 'subcategory', fitting: 'Home loan' },
    section: { column: 'section', fitting: 'main' },
    imageUrl: { column: 'image_url' },
    content: { column: 'content' },
  },
  story: {},
}

/** The same columns of a section or slide. */
const partColumns: Record<Kind, Record<string, string>> = {
  article: { imageUrl: 'image_url' },
  story: { imageUrl: 'image_url', ctaLink: 'cta_link' },
}

function fittingData(kind: Kind, data: Part, parts: Part[]): object {
  const fitting = Object.fromEntries(Object.entries(columns[kind]).map(([name, each]) => [name, each.fitting]))
  const { field } = tables[kind]
  const { [field]: standard } = (kind === 'article' ? articleData() : storyData()) as Record<string, unknown>
  const fits = ([name]: [string, unknown]) => !(name in partColumns[kind])
  const sent = parts.length === 0 ? standard : parts.map((part) => Object.fromEntries(Object.entries(part).filter(fits)))
  return { ...(kind === 'article' ? articleData(data) : storyData(data)), ...fitting, [field]: sent }
}

/**
 * Creates an entry that was published before the Studio had today's rules: with an old category, a picture from another host, or one text instead of
 * sections. Publishes a valid entry and changes it in the database. Discarding the draft at the end recalculates the derived columns.
 */
export async function publishedBefore(kind: Kind, data: Part): Promise<string> {
  const database = openDatabase()
  const id = await publishBefore({ cmsUrl: inject('cmsUrl'), superAdminToken: sharedStudioToken(), database }, kind, data)
  await database.destroy()
  return id
}

/** Does the same at a given cms. */
export async function publishBefore({ cmsUrl, superAdminToken, database }: Newsroom, kind: Kind, data: Part): Promise<string> {
  const { rows, links, parts, field } = tables[kind]
  const { [field]: given } = data as { [field: string]: Part[] | undefined }
  const id = await openStudio(cmsUrl, superAdminToken).post(kind, fittingData(kind, data, given ?? []))
  const changed = Object.entries(columns[kind]).flatMap(([name, { column }]) => (name in data ? [[column, data[name]]] : []))
  if (changed.length > 0)
    await database(rows)
      .where({ document_id: id })
      .update(Object.fromEntries(changed) as object)
  for (const { id: entity } of await database(rows).where({ document_id: id }).select<{ id: number }[]>('id')) {
    const ids = await database(links).where({ entity_id: entity, field }).orderBy('order').select<{ cmp_id: number }[]>('cmp_id')
    for (const [at, part] of (given ?? []).entries())
      await database(parts)
        .where({ id: ids[at]?.cmp_id })
        .update(Object.fromEntries(Object.entries(partColumns[kind]).map(([name, column]) => [column, part[name] ?? null])))
    if (given?.length === 0) await database(links).where({ entity_id: entity, field }).delete()
  }
  await openStudioDesk(cmsUrl, superAdminToken).discard(kind, id)
  return id
}
