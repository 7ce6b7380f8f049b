import { mediaLimits } from '@artha/contract/media'
import type { Env } from './env'

/** The media host's requests are aborted after this time without a byte. */
const timeout = 20_000

function cloudinary(env: Env) {
  const options = {
    cloud_name: env.CLOUDINARY_NAME,
    api_key: env.CLOUDINARY_KEY,
    api_secret: env.CLOUDINARY_SECRET,
    upload_prefix: env.CLOUDINARY_URL_PREFIX.replace(/\/+$/, ''),
  }
  const prefix = encodeURIComponent(options.upload_prefix)
  // Cloudinary's SDK reads http or https from this variable, and only while it loads.
  process.env.CLOUDINARY_URL = `cloudinary://${env.CLOUDINARY_NAME}?upload_prefix=${prefix}`
  return { provider: 'cloudinary', providerOptions: options, actionOptions: { upload: { timeout }, uploadStream: { timeout } } }
}

/** Stores the Media Library's files at Cloudinary if that is set up, else on disk. */
export const uploadSettings = (env: Env) => ({
  ...(env.CLOUDINARY_NAME === undefined ? {} : cloudinary(env)),
  sizeLimit: mediaLimits.videoBytes,
  breakpoints: {},
  // File types are checked by content at the upload; Strapi's own check also goes by name.
  security: { allowedTypes: ['*/*'] },
})
