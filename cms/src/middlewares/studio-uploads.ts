import { refuseInStudio } from '@artha/contract/refusals'
import type { Exchange, Next } from '@artha/base/exchange'
import type { Core } from '@strapi/strapi'
import { drain } from '../drain'
import { receiveUpload } from '../uploads/answer-upload'
import { refusalOf, RefusedUpload } from '../uploads/refused-upload'
import { studioForm } from '../uploads/studio-form'
import { inUploadFolder } from '../uploads/upload-folder'

const uploadPath = /^\/upload(\/|$)/i

/** The panel sends dropped files together; a change of a file's description comes without the file. */
const expected = { fileField: 'files', fewestFiles: 0, mostFiles: 20, textFields: ['fileInfo'], mostFields: 20 }

/** The permissions for uploads and replacements; the library checks which one a request needs. */
const actions = ['plugin::upload.assets.create', 'plugin::upload.assets.update']

interface Authentication {
  authenticate: (ctx: Exchange, next: Next) => Promise<unknown>
}

const canAuthenticate = (value: unknown): value is Authentication => typeof value === 'object' && value !== null && 'authenticate' in value

/** Returns true if the request has a valid token of a Studio user who may upload; otherwise answers the request. */
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
 * Accepts uploads of the Studio's Media Library: authorises the user, then reads the files by the site's rules into a folder that is removed
 * after the request.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Exchange, next: Next) => {
    if (!uploadPath.test(ctx.path) || !/^multipart\//i.test(ctx.get('content-type'))) return next()
    if (!(await mayUpload(strapi, ctx))) {
      if (!(await drain(ctx.req))) ctx.set('Connection', 'close')
      return
    }
    await inUploadFolder(async (folder) => {
      const form = await receiveUpload(ctx, folder, expected, refuseInStudio)
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
