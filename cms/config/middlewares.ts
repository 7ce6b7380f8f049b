import { env } from '../src/env'

export default [
  'global::request-id',
  'global::health',
  'global::error-answers',
  'global::refuse-multipart',
  'strapi::errors',
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
          'img-src': "'self' data: blob:",
          'media-src': "'self' data: blob:",
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
  'strapi::query',
  'global::guard-before-body',
  { name: 'strapi::body', config: { jsonLimit: '2mb', formLimit: '64kb', textLimit: '64kb' } },
  'strapi::session',
  { name: 'strapi::favicon', config: { path: 'src/admin/artha-mark.svg' } },
  { name: 'strapi::public', config: { maxAge: 31_536_000_000 } },
]
