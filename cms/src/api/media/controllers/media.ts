import { articleLimits } from '@artha/contract/article-body'
import { issueWords } from '@artha/contract/issue-words'
import type { MediaAnswer } from '@artha/contract/media'
import { lineText } from '@artha/contract/text-rules'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { safeParse } from 'zod/mini'
import { drain } from '../../../drain'
import { pictureOf } from '../../../pictures/stored-file'
import { refuse } from '../../../refusal'
import { refuseUpload, takeForm } from '../../../uploads/answer-upload'
import { fileTitleOf } from '../../../uploads/file-title'
import type { ReceivedForm } from '../../../uploads/receive-form'
import { takeMedia } from '../../../uploads/take-media'
import { inUploadFolder } from '../../../uploads/upload-folder'

/** `upload_preset` belongs to the documented request; what it names elsewhere has no meaning here. */
const expected = { fileField: 'file', fewestFiles: 1, mostFiles: 1, textFields: ['alt', 'upload_preset'], mostFields: 2 }
const altRule = lineText(articleLimits.imageAlt)

export default ({ strapi }: { strapi: Core.Strapi }) => {
  /** Uploads of one person are limited: each costs seconds of encoding and megabytes of disk. */
  async function mayUpload(ctx: Context): Promise<boolean> {
    const counted = await strapi
      .plugin('accounts')
      .service('limits')
      .consume('uploads', { of: String(ctx.state.account.id) })
    if (counted.allowed) return true
    ctx.set('Retry-After', String(counted.retryAfterSeconds))
    refuse(ctx, 'too-many-requests', 'Too many uploads. Please wait a little.')
    if (!(await drain(ctx.req))) ctx.set('Connection', 'close')
    return false
  }

  async function answer(ctx: Context, { files, texts }: ReceivedForm): Promise<void> {
    const [file] = files as [ReceivedForm['files'][number]]
    const alt = safeParse(altRule, texts.alt?.[0] ?? '', { error: issueWords })
    if (!alt.success) {
      return refuse(ctx, 'validation', 'Please check what you entered.', { alt: alt.error.issues[0]?.message ?? '' })
    }
    const actor = `user:${ctx.state.account.documentId}`
    const taken = await takeMedia(strapi, file, { title: fileTitleOf(file.originalName), alternativeText: alt.data, actor })
    if ('fault' in taken) return refuseUpload(ctx, taken.fault, refuse)
    ctx.status = 201
    ctx.body = {
      secure_url: taken.stored.url,
      kind: file.type.kind,
      image: pictureOf(taken.stored) ?? null,
    } satisfies MediaAnswer
  }

  return {
    async upload(ctx: Context) {
      if (!(await mayUpload(ctx))) return
      await inUploadFolder(async (folder) => {
        const form = await takeForm(ctx, folder, expected, refuse)
        if (form !== undefined) await answer(ctx, form)
      })
    },
  }
}
