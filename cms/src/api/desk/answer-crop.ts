import type { Exchange } from '@artha/base/exchange'
import type { UserRow } from '@artha/base/user-row'
import { responseSent, type ResponseSent } from '@artha/contract/handlers'
import type { CropRectangle, LibraryFileDetails } from '@artha/contract/media-library'
import type { Core } from '@strapi/strapi'
import { checkLimit } from '../../limits'
import { announceFile, type LibraryFile } from '../../pictures/media-library'
import { deleteStored } from '../../pictures/provider'
import { answerWrite, keyedRequestOf } from '../writes/answer-write'
import { wasAnswered } from '../writes/write-once'
import { addCrop, cutPicture } from './crop-file'
import { fileNotFound, readLibraryFile } from './library-file'
import { writtenEntry } from './written-entry'

interface Crop {
  documentId: string
  cut: CropRectangle
  user: UserRow
}

/**
 * Crops a picture and answers with the new file. Pixels are cut before the transaction; if another equal request won or the write failed, the
 * files are deleted again.
 */
export async function answerCrop(strapi: Core.Strapi, ctx: Exchange, { documentId, cut, user }: Crop): Promise<LibraryFileDetails | ResponseSent> {
  const request = keyedRequestOf(ctx)
  const isRepeat = request !== undefined && (await wasAnswered(strapi, request, new Date()))
  // A crop costs as much as an upload
  if (!isRepeat && !(await checkLimit(strapi, ctx, 'uploads', { of: String(user.id) }, 'Too many crops. Please wait a little.'))) return responseSent
  // A repeated request gets its stored answer, even if the picture is gone
  const made = isRepeat ? fileNotFound : await cutPicture(strapi, documentId, cut)
  let added: LibraryFile | undefined
  try {
    const answer = await answerWrite(strapi, ctx, async () => {
      if ('refused' in made) return made
      const crop = await addCrop(strapi, documentId, made, user)
      const outcome = await writtenEntry(201, crop, (id) => readLibraryFile(strapi, id, user, new Date()))
      if ('file' in crop) added = crop.file
      return outcome
    })
    if (added !== undefined) await announceFile(strapi, added)
    else if ('stored' in made) await deleteStored(strapi, made.stored)
    return answer
  } catch (error) {
    if ('stored' in made) await deleteStored(strapi, made.stored)
    throw error
  }
}
