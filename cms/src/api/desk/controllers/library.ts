import { handler } from '@artha/base/handler'
import type { UserRow } from '@artha/base/user-row'
import type { Core } from '@strapi/strapi'
import { trackUpload } from '../../../ending/uploads-under-way'
import { answerWrite, targetOf } from '../../writes/answer-write'
import { answerCrop } from '../answer-crop'
import { answerOne, answerPage, validIdOrEmpty } from '../../answers/desk-answers'
import { listLibrary } from '../library'
import { deleteLibraryFile, readLibraryFile, updateLibraryFile } from '../library-file'
import { writtenEntry } from '../written-entry'

/** The media library, for the dashboard. Rights are checked before the handlers run. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const readBy = (user: UserRow) => (documentId: string) => readLibraryFile(strapi, documentId, user, new Date())
  return {
    list: handler('listMedia', async ({ query }, ctx) => answerPage(ctx, query, await listLibrary(strapi, query))),

    read: handler('readMedia', async ({ params, user }, ctx) => answerOne(ctx, await readBy(user)(validIdOrEmpty(params.id)), 'File not found.')),

    update: handler('updateMedia', ({ params, body, user }, ctx) =>
      answerWrite(strapi, ctx, async () => writtenEntry(200, await updateLibraryFile(strapi, targetOf(ctx, params.id), body, user), readBy(user))),
    ),

    crop: handler('cropMedia', ({ params, body, user }, ctx) =>
      trackUpload(answerCrop(strapi, ctx, { documentId: validIdOrEmpty(params.id), cut: body, user })),
    ),

    remove: handler('deleteMedia', ({ params, query, user }, ctx) =>
      answerWrite(strapi, ctx, () => deleteLibraryFile(strapi, targetOf(ctx, params.id), query.publishedUses, user, new Date())),
    ),
  }
}
