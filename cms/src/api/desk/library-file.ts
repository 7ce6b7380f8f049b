import { accountsOf } from '@artha/accounts/services'
import { rowsOf } from '@artha/base/rows'
import type { UserRow } from '@artha/base/user-row'
import type { LibraryFileDetails, MediaWords } from '@artha/contract/media-library'
import { newsroomOf } from '@artha/newsroom/services'
import type { Core } from '@strapi/strapi'
import type { StrapiUploadService } from '../../uploads/studio-library'
import type { SingleAnswer } from '../answers/answers-of-rows'
import { ifMatchHolds } from '../writes/if-match'
import type { Target } from '../writes/locked-version'
import type { Outcome, Refused, Saved } from '../writes/outcome'
import { fileColumns, fileUid, kindCondition, listedFile, type FileRow } from './library-rows'
import { usesOfFile } from './media-uses'

export const fileNotFound: Refused = { refused: 'not-found', message: 'File not found.' }

export const libraryRow = (strapi: Core.Strapi, documentId: string) =>
  rowsOf<FileRow>(strapi, fileUid).findOne({ select: fileColumns.whole, where: { documentId, ...kindCondition(undefined) } })

async function fileNamed(strapi: Core.Strapi, documentId: string | null): Promise<LibraryFileDetails['croppedFrom']> {
  if (documentId === null) return null
  const row = await rowsOf<FileRow>(strapi, fileUid).findOne({ select: ['documentId', 'name'], where: { documentId } })
  return row === null ? null : { _id: row.documentId, name: row.name }
}

export async function readLibraryFile(strapi: Core.Strapi, documentId: string, user: UserRow, now: Date): Promise<SingleAnswer<LibraryFileDetails>> {
  const row = await libraryRow(strapi, documentId)
  if (row === null) return 'absent'
  return {
    ...listedFile(row),
    credit: row.credit ?? '',
    version: row.version ?? 0,
    croppedFrom: await fileNamed(strapi, row.croppedFrom),
    mayChange: accountsOf(strapi).accounts.mayChange(user, row.ownerId) === 'allowed',
    ...(await usesOfFile(strapi, row, now)),
  }
}

/** Returns a file, locked until the transaction ends, or the reason why it may not be changed. */
async function lockedFile(strapi: Core.Strapi, { documentId, ifMatch }: Target): Promise<FileRow | Refused> {
  await newsroomOf(strapi).lock(documentId)
  const row = await libraryRow(strapi, documentId)
  if (row === null) return fileNotFound
  if (ifMatchHolds(ifMatch, row.version ?? 0)) return row
  return { refused: 'conflict', message: 'Someone else saved this in the meantime.' }
}

/** Records a change in the audit trail, as uploads are. */
const record = (strapi: Core.Strapi, deed: 'update' | 'delete', { url, name }: FileRow, user: UserRow, details: object = {}) =>
  accountsOf(strapi).audit.record({
    actor: `user:${user.documentId}`,
    action: `media.${deed}`,
    subject: `media:${url}`,
    details: { title: name, ...details },
  })

/** Saves the words and the focal point of a file. Must run inside a transaction, as `deleteLibraryFile`. */
export async function updateLibraryFile(strapi: Core.Strapi, target: Target, words: MediaWords, user: UserRow): Promise<Saved | Refused> {
  const row = await lockedFile(strapi, target)
  if ('refused' in row) return row
  const { alt: alternativeText, caption, credit, focus } = words
  if (focus && !row.mime.startsWith('image/')) return { refused: 'validation', message: 'Only a picture has a focal point.' }
  const version = (row.version ?? 0) + 1
  const data = { alternativeText, caption, credit, version, ...(focus !== undefined && { focalPoint: focus }) }
  const media = await rowsOf<FileRow>(strapi, fileUid).update({ where: { id: row.id }, data })
  await record(strapi, 'update', row, user, { version })
  // For webhooks that are set up in the Studio
  await strapi.eventHub.emit('media.update', { media })
  return { documentId: target.documentId }
}

const stillShown = (pieces: number) =>
  `${pieces === 1 ? '1 published piece shows' : `${pieces} published pieces show`} this file. Replace it there first, or confirm the deletion.`

/** Deletes a file and what the storage holds of it, unless more published pieces show it than were accepted. */
export async function deleteLibraryFile(
  strapi: Core.Strapi,
  target: Target,
  accepted: number,
  user: UserRow,
  now: Date,
): Promise<Outcome<{ message: string }>> {
  const row = await lockedFile(strapi, target)
  if ('refused' in row) return row
  const { publishedUses } = await usesOfFile(strapi, row, now)
  if (publishedUses > accepted) return { refused: 'conflict', message: stillShown(publishedUses) }
  await record(strapi, 'delete', row, user, publishedUses === 0 ? {} : { publishedUses })
  const library: StrapiUploadService = strapi.plugin('upload').service('upload')
  const whole = await library.findOne(row.id)
  if (whole !== null) await library.remove(whole)
  return { status: 200, body: { message: 'The file was deleted.' } }
}
