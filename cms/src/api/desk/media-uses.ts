import type { MediaUse } from '@artha/contract/media-library'
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { addressesOfFile } from '../../pictures/former-pictures'
import type { FileRow } from './library-rows'
import { publishedUsesIn, usesOfRows, type UseRow } from './uses-of-rows'

/** The maximum number of places that are read of each kind. A picture of more places is rare, and its count then stops. */
const mostRows = 2_000
const mostListed = 100

type FoundRow = Omit<UseRow, 'kind' | 'place'> & { position?: number }

const ofPiece = { _id: 'piece.document_id', title: 'piece.title', publishedAt: 'piece.published_at', publicationDate: 'piece.publication_date' }

const withParts = {
  article: { parts: 'components_article_sections', links: 'articles_cmps', pieces: 'articles', component: 'article.section', more: {} },
  story: {
    ...{ parts: 'components_story_slides', links: 'stories_cmps', pieces: 'stories', component: 'story.slide' },
    more: { expiresAt: 'piece.expires_at' },
  },
} as const

/** Finds sections or slides by their picture, through the indexes of `ensurePictureIndexes`. */
const rowsOfParts = async (database: Knex, kind: MediaUse['kind'], addresses: readonly string[]): Promise<FoundRow[]> => {
  const { parts, links, pieces, component, more } = withParts[kind]
  return database(`${parts} as part`)
    .join(`${links} as link`, 'link.cmp_id', 'part.id')
    .join(`${pieces} as piece`, 'piece.id', 'link.entity_id')
    .where('link.component_type', component)
    .whereIn('part.image_url', addresses)
    .select({ ...ofPiece, ...more, position: 'link.order' })
    .limit(mostRows)
}

/** Finds sections of articles with a block that shows the picture. Only its id is in the text, so every text is read. */
const rowsOfBlocks = async (database: Knex, documentId: string): Promise<FoundRow[]> =>
  database('components_article_sections as part')
    .join('articles_cmps as link', 'link.cmp_id', 'part.id')
    .join('articles as piece', 'piece.id', 'link.entity_id')
    .where('link.component_type', 'article.section')
    .where('part.description', 'like', `%<artha-picture picture="${documentId}"%`)
    .select(ofPiece)
    .limit(mostRows)

const rowsOfColumn = async (database: Knex, column: 'image_url' | 'seo_picture', addresses: readonly string[]): Promise<FoundRow[]> =>
  database('articles as piece').whereIn(`piece.${column}`, addresses).select(ofPiece).limit(mostRows)

interface FileUses {
  uses: MediaUse[]
  useCount: number
  publishedUses: number
}

/**
 * Finds the articles and stories, drafts too, that show a file by its present or a former address. Not searched: the bin, kept versions, and what
 * is typed but not saved.
 */
export async function usesOfFile(
  strapi: Core.Strapi,
  { id, documentId, url }: Pick<FileRow, 'id' | 'documentId' | 'url'>,
  now: Date,
): Promise<FileUses> {
  const addresses = await addressesOfFile(strapi, { id, url })
  // In one transaction, which is that of a write if one is open: SQLite has one connection, and another would wait for it for ever
  const { sections, blocks, slides, covers, shares } = await strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => ({
    sections: await rowsOfParts(trx, 'article', addresses),
    blocks: await rowsOfBlocks(trx, documentId),
    slides: await rowsOfParts(trx, 'story', addresses),
    covers: await rowsOfColumn(trx, 'image_url', addresses),
    shares: await rowsOfColumn(trx, 'seo_picture', addresses),
  }))
  const rows = [
    ...sections.map((row): UseRow => ({ ...row, kind: 'article', place: row.position === 1 ? 'cover' : 'section' })),
    ...blocks.map((row): UseRow => ({ ...row, kind: 'article', place: 'section' })),
    ...covers.map((row): UseRow => ({ ...row, kind: 'article', place: 'cover' })),
    ...shares.map((row): UseRow => ({ ...row, kind: 'article', place: 'share' })),
    ...slides.map((row): UseRow => ({ ...row, kind: 'story', place: 'slide' })),
  ]
  const uses = usesOfRows(rows, now)
  return { uses: uses.slice(0, mostListed), useCount: uses.length, publishedUses: publishedUsesIn(uses) }
}
