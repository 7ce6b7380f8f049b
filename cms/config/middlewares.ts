import { env } from '../src/env'
import { mediaHostOf } from '../src/media-settings'

const mediaHost = mediaHostOf(env)
const media = mediaHost === undefined ? '' : ` https://${mediaHost}`

export default [
  'global::request-id',
  'global::watch-requests',
  'global::health',
  'global::client-address',
  'global::error-answers',
  'global::refuse-odd-requests',
  'global::refuse-multipart',
  'global::refuse-encoded',
  'plugin::accounts.studioFailures',
  'strapi::errors',
  'global::unavailable',
  {
    name: 'strapi::security',
    config: {
      hsts: env.SITE_URL.startsWith('https://') ? { maxAge: 31_536_000, includeSubDomains: true } : false,
      contentSecurityPolicy: {
        useDefaults: false,
        // Strings, since arrays would be merged by index with Strapi's own and keep its extra hosts.
        directives: {
          'default-src': "'self'",
          'connect-src': "'self'",
          'img-src': `'self' data: blob:${media}`,
          'media-src': `'self' data: blob:${media}`,
          'style-src': "'self' 'unsafe-inline'",
          'script-src': "'self'",
          'frame-ancestors': "'none'",
          'object-src': "'none'",
          'base-uri': "'self'",
          'form-action': "'self'",
        },
      },
    },
  },
  // The site and the Studio each speak to their own origin; no other origin is let in.
  { name: 'strapi::cors', config: { origin: [env.SITE_URL], credentials: false } },
  'global::former-pictures',
  'global::upload-ranges',
  'strapi::query',
  'global::guard-before-body',
  'global::studio-uploads',
  // Multipart is read by those who take files; Strapi would write it to disk, 200 MB a file, on every path there is.
  { name: 'strapi::body', config: { multipart: false, jsonLimit: '2mb', formLimit: '64kb', textLimit: '64kb' } },
  'global::count-again',
  'global::article-views',
  'plugin::accounts.studioDoor',
  'strapi::session',
  { name: 'strapi::favicon', config: { path: 'src/admin/artha-mark.svg' } },
  { name: 'strapi::public', config: { maxAge: 31_536_000_000 } },
]
