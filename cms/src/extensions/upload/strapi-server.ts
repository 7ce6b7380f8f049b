import { errorStatus } from '@artha/contract/errors'
import { libraryLimits } from '@artha/contract/media-places'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { studioLibrary, type StrapiUploadService } from '../../uploads/studio-library'

interface Upload {
  routes: Record<string, unknown>
  services: Record<string, (context: { strapi: Core.Strapi }) => StrapiUploadService>
  controllers: Record<string, Record<string, unknown>>
  contentTypes: Record<string, { schema: { attributes: Record<string, object> } }>
}

const ownColumns = {
  credit: { type: 'string', maxLength: libraryLimits.credit, configurable: false },
  ownerId: { type: 'string', private: true, configurable: false, visible: false },
  /** The id of the file that this one was cropped from. */
  croppedFrom: { type: 'string', private: true, configurable: false, visible: false },
  version: { type: 'integer', default: 0, min: 0, configurable: false, visible: false },
}

const status = errorStatus.forbidden

/**
 * Adds the columns of ours to files. Removes /api/upload: files come in through the Studio's Media Library and `POST /api/media`. Uploads from addresses are refused, because a
 * redirect could send us to a machine that only we can reach.
 */
export default (plugin: Upload) => {
  plugin.routes['content-api'] = { type: 'content-api', routes: [] }
  Object.assign(plugin.contentTypes.file?.schema.attributes ?? {}, ownColumns)
  const stock = plugin.services.upload
  if (stock !== undefined) plugin.services.upload = (context) => studioLibrary(context.strapi, stock(context))
  Object.assign(plugin.controllers['admin-upload'] ?? {}, {
    uploadFromUrls(ctx: Context) {
      const message = 'Files are not fetched from other addresses. Please save the file and upload it.'
      ctx.status = status
      ctx.body = { data: null, error: { status, name: 'forbidden', message, details: {} } }
    },
  })
  return plugin
}
