import { mediaLimits } from '@artha/contract/media'
import type { Env } from './env'

/** A download from the media host is aborted after so long without a byte. */
const timeout = 20_000

function cloudinary(env: Env) {
  const options = {
    cloud_name: env.CLOUDINARY_NAME,
    api_key: env.CLOUDINARY_KEY,
    api_secret: env.CLOUDINARY_SECRET,
    upload_prefix: env.CLOUDINARY_URL_PREFIX.replace(/\/+$/, ''),
  }
  const prefix = encodeURIComponent(options.upload_prefix)
  // Whether its base address is http or https, its SDK looks up when it is loaded, and then only here.
  process.env.CLOUDINARY_URL = `cloudinary://${env.CLOUDINARY_NAME}?upload_prefix=${prefix}`
  return { provider: 'cloudinary', providerOptions: options, actionOptions: { upload: { timeout }, uploadStream: { timeout } } }
}

/** Where the Media Library keeps its files: at Cloudinary where that is set up, on disk otherwise. */
export const uploadSettings = (env: Env) => ({
  ...(env.CLOUDINARY_NAME === undefined ? {} : cloudinary(env)),
  sizeLimit: mediaLimits.videoBytes,
  breakpoints: {},
  // Types are judged by content where files come in; Strapi's own judgement goes by names as well.
  security: { allowedTypes: ['*/*'] },
})
