import { idsWithText } from '@artha/base/folded-rows'
import { rowsOf } from '@artha/base/rows'
import type { LibraryFile, LibraryQuery } from '@artha/contract/media-library'
import type { Core } from '@strapi/strapi'
import type { AnswerPage } from '../answers/answers-of-rows'
import { countOf } from '../article/count-of'
import { fileColumns, fileUid, kindCondition, listedFile, type FileRow } from './library-rows'

const searched = ['name', 'alternativeText', 'caption']

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

/** Reads one page of the media library, newest first, and the number of matching files. Ids rise, so they give the order. */
export async function listLibrary(
  strapi: Core.Strapi,
  { q, page, pageSize, ...narrowing }: LibraryQuery,
): Promise<AnswerPage<LibraryFile> & { total: number }> {
  const first = (page - 1) * pageSize
  const found = q === undefined ? undefined : await idsWithText(strapi, fileUid, searched, q, conditionOf(narrowing))
  const ids = found?.slice(first, first + pageSize)
  const narrowed = ids === undefined ? { where: conditionOf(narrowing), offset: first } : { where: { id: { $in: ids } } }
  const read = { select: fileColumns.listed, ...narrowed, orderBy: { id: 'desc' }, limit: pageSize }
  const rows = ids?.length === 0 ? [] : await rowsOf<FileRow>(strapi, fileUid).findMany(read)
  return { answers: rows.map(listedFile), rows: rows.length, total: found?.length ?? (await countFiles(strapi, narrowing)) }
}
