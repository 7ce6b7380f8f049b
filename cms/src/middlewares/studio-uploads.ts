import { refuseInStudio } from '@artha/contract/refusals'
import type { Exchange, Next } from '@artha/base/exchange'
import type { Core } from '@strapi/strapi'
import { drain } from '../drain'
import { takeForm } from '../uploads/answer-upload'
import { refusalOf, RefusedUpload } from '../uploads/refused-upload'
import { studioForm } from '../uploads/studio-form'
import { inUploadFolder } from '../uploads/upload-folder'

const uploadPath = /^\/upload(\/|$)/i

/** The panel sends what was dropped on it together; what is changed of a file's description comes without the file. */
const expected = { fileField: 'files', fewestFiles: 0, mostFiles: 20, textFields: ['fileInfo'], mostFields: 20 }

/** What an upload or a replacement may do in the Media Library; which of them it needs, the library asks itself. */
const actions = ['plugin::upload.assets.create', 'plugin::upload.assets.update']

interface Authentication {
  authenticate: (ctx: Exchange, next: Next) => Promise<unknown>
}

const canAuthenticate = (value: unknown): value is Authentication => typeof value === 'object' && value !== null && 'authenticate' in value

/** Whether the request has a valid Studio token of a Studio user who may upload; if not, it is answered here. */
async function mayUpload(strapi: Core.Strapi, ctx: Exchange): Promise<boolean> {
  ctx.state.route = { info: { type: 'admin' }, config: {} }
  const auth: unknown = strapi.get('auth')
  if (!canAuthenticate(auth)) throw new Error('Strapi has no authentication')
  await auth.authenticate(ctx, async () => undefined)
  if (ctx.state.isAuthenticated !== true) return false
  if (actions.some((action) => ctx.state.userAbility?.can(action))) return true
  refuseInStudio(ctx, 'forbidden', 'You may not upload files.')
  return false
}

/**
 * Takes the uploads of the Studio's Media Library: first who sends is asked, then the file is read by the same rules as on
 * the site, into a folder that is gone when the request is over.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Exchange, next: Next) => {
    if (!uploadPath.test(ctx.path) || !/^multipart\//i.test(ctx.get('content-type'))) return next()
    if (!(await mayUpload(strapi, ctx))) {
      if (!(await drain(ctx.req))) ctx.set('Connection', 'close')
      return
    }
    await inUploadFolder(async (folder) => {
      const form = await takeForm(ctx, folder, expected, refuseInStudio)
      if (form === undefined) return
      const handed = studioForm(form)
      if (handed === undefined) return refuseInStudio(ctx, 'validation', refusalOf('wrong-field').message)
      Object.assign(ctx.request, handed)
      try {
        await next()
      } catch (error) {
        if (!(error instanceof RefusedUpload)) throw error
        refuseInStudio(ctx, error.code, error.message)
      }
    })
  }
