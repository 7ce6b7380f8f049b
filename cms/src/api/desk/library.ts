import { idsWithText } from '@artha/base/folded-rows'
import { rowsOf } from '@artha/base/rows'
import type { LibraryFile, LibraryQuery } from '@artha/contract/media-library'
import { picture } from '@artha/contract/picture'
import type { Core } from '@strapi/strapi'
import { safeParse } from 'zod/mini'
import { pictureOf, type StoredFile } from '../../pictures/stored-file'
import type { AnswerPage } from '../answers/answers-of-rows'
import { countOf } from '../article/count-of'

interface FileRow extends StoredFile {
  id: number
  documentId: string
  name: string
  alternativeText: string | null
  caption: string | null
  mime: string
  /** In kilobytes of 1,000 bytes. PostgreSQL returns decimals as text. */
  size: number | string
  createdAt: Date | string
}

const uid = 'plugin::upload.file'
const columns = ['id', 'documentId', 'url', 'name', 'alternativeText', 'caption', 'mime', 'width', 'height', 'formats', 'size', 'createdAt']
const searched = ['name', 'alternativeText', 'caption']

/** Returns the condition for pictures, for videos, or for both: the Studio may hold files of other types from before. */
const kindCondition = (kind: LibraryQuery['kind']) =>
  kind === undefined ? { $or: [{ mime: { $startsWith: 'image/' } }, { mime: { $startsWith: 'video/' } }] } : { mime: { $startsWith: `${kind}/` } }

type Narrowing = Pick<LibraryQuery, 'kind' | 'withoutAlt'>

const conditionOf = ({ kind, withoutAlt }: Narrowing) => ({
  $and: [kindCondition(kind), ...(withoutAlt === undefined ? [] : [{ $or: [{ alternativeText: { $null: true } }, { alternativeText: '' }] }])],
})

async function countFiles(strapi: Core.Strapi, { kind, withoutAlt }: Narrowing): Promise<number> {
  const kinds = kind === undefined ? ['image', 'video'] : [kind]
  const files = strapi.db
    .connection('files')
    .select('id')
    .where((either) => {
      for (const each of kinds) void either.orWhere('mime', 'like', `${each}/%`)
    })
  if (withoutAlt !== undefined) void files.whereRaw("coalesce(alternative_text, '') = ''")
  return countOf(strapi, files)
}

const answerOf = (row: FileRow): LibraryFile => ({
  _id: row.documentId,
  url: row.url,
  kind: row.mime.startsWith('video/') ? 'video' : 'image',
  name: row.name,
  alt: row.alternativeText ?? '',
  caption: row.caption ?? '',
  // Null for a picture that Strapi stored itself, with a size or a format that readers cannot get
  image: safeParse(picture, pictureOf(row)).data ?? null,
  bytes: Math.round(Number(row.size) * 1_000),
  createdAt: new Date(row.createdAt).toISOString(),
})

/** Reads one page of the media library, newest first, and the number of matching files. Ids rise, so they give the order. */
export async function listLibrary(
  strapi: Core.Strapi,
  { q, page, pageSize, ...narrowing }: LibraryQuery,
): Promise<AnswerPage<LibraryFile> & { total: number }> {
  const first = (page - 1) * pageSize
  const found = q === undefined ? undefined : await idsWithText(strapi, uid, searched, q, conditionOf(narrowing))
  const ids = found?.slice(first, first + pageSize)
  const narrowed = ids === undefined ? { where: conditionOf(narrowing), offset: first } : { where: { id: { $in: ids } } }
  const rows =
    ids?.length === 0 ? [] : await rowsOf<FileRow>(strapi, uid).findMany({ select: columns, ...narrowed, orderBy: { id: 'desc' }, limit: pageSize })
  return { answers: rows.map(answerOf), rows: rows.length, total: found?.length ?? (await countFiles(strapi, narrowing)) }
}
