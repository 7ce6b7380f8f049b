import { env } from '../src/env'
import { studioUrlOf } from '../src/studio-url'

export default {
  // At /admin the panel's catch-all would answer misses of the documented /admin/upload with its own page.
  url: '/studio',
  auth: {
    secret: env.ADMIN_JWT_SECRET,
    // The panel at /studio and its API at /admin must both see its cookies; by itself it would ask for /admin alone and
    // then not be able to read its own. Built into the panel.
    cookie: { path: '/', secure: studioUrlOf(env).startsWith('https://') },
  },
  // In the memory of one process, by an address that a proxy shares out; plugin::accounts.studioDoor counts instead.
  rateLimit: { enabled: false },
  apiToken: { salt: env.API_TOKEN_SALT },
  transfer: { token: { salt: env.TRANSFER_TOKEN_SALT } },
  secrets: { encryptionKey: env.ENCRYPTION_KEY },
  // Strapi's own would show the site in a frame, which the site refuses; "On the site" opens it in a tab.
  preview: { enabled: false },
  flags: { nps: false, promoteEE: false },
}
