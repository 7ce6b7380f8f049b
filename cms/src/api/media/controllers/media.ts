import type { Exchange } from '@artha/base/exchange'
import { handler } from '@artha/base/handler'
import type { UserRow } from '@artha/base/user-row'
import { articleLimits } from '@artha/contract/article-body'
import { issueText } from '@artha/contract/issue-texts'
import type { MediaAnswer } from '@artha/contract/media'
import { responseSent, type ResponseSent } from '@artha/contract/handlers'
import { refuse } from '@artha/contract/refusals'
import { lineText } from '@artha/contract/text-rules'
import type { Core } from '@strapi/strapi'
import { safeParse } from 'zod/mini'
import { drain } from '../../../drain'
import { pictureOf } from '../../../pictures/stored-file'
import { checkLimit } from '../../../limits'
import { refuseUpload, receiveUpload } from '../../../uploads/answer-upload'
import { fileTitleOf } from '../../../uploads/file-title'
import type { ReceivedForm } from '../../../uploads/receive-form'
import { storeMedia } from '../../../uploads/store-media'
import { inUploadFolder } from '../../../uploads/upload-folder'

/** `upload_preset` belongs to the documented request; its meaning elsewhere is ignored here. */
const expected = { fileField: 'file', fewestFiles: 1, mostFiles: 1, textFields: ['alt', 'upload_preset'], mostFields: 2 }
const altRule = lineText(articleLimits.imageAlt)

export default ({ strapi }: { strapi: Core.Strapi }) => {
  /** Limits a user's uploads, because each costs seconds of encoding and megabytes of disk. */
  async function mayUpload(ctx: Exchange, { id }: UserRow): Promise<boolean> {
    if (await checkLimit(strapi, ctx, 'uploads', { of: String(id) }, 'Too many uploads. Please wait a little.')) return true
    if (!(await drain(ctx.req))) ctx.set('Connection', 'close')
    return false
  }

  async function answer(ctx: Exchange, user: UserRow, { files, texts }: ReceivedForm): Promise<MediaAnswer | ResponseSent> {
    const [file] = files
    if (file === undefined) throw new Error('A form without a file was let through')
    const alt = safeParse(altRule, texts.alt?.[0] ?? '', { error: issueText })
    if (!alt.success) {
      return refuse(ctx, 'validation', 'Please check what you entered.', { alt: alt.error.issues[0]?.message ?? '' })
    }
    const actor = `user:${user.documentId}`
    const taken = await storeMedia(strapi, file, {
      title: fileTitleOf(file.originalName),
      alternativeText: alt.data,
      ownerId: user.documentId,
      actor,
    })
    if ('fault' in taken) return refuseUpload(ctx, taken.fault, refuse)
    ctx.status = 201
    const { kind, note } = file.type
    return { secure_url: taken.stored.url, kind, image: pictureOf(taken.stored) ?? null, ...(note !== undefined && { note }) }
  }

  return {
    upload: handler('uploadMedia', async ({ user }, ctx) => {
      if (!(await mayUpload(ctx, user))) return responseSent
      return inUploadFolder(async (folder) => {
        const form = await receiveUpload(ctx, folder, expected, refuse)
        return form === undefined ? responseSent : answer(ctx, user, form)
      })
    }),
  }
}
