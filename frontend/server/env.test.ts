import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

const site = {
  name: 'Artha',
  url: 'http://localhost:3000',
  subscribers: '1000+',
  learners: '1,70,000',
  contactEmail: 'desk@artha.example',
  crypto: true,
}
const defaults = {
  host: '127.0.0.1',
  port: 3000,
  cmsUrl: 'http://127.0.0.1:1337',
  site,
  internalKey: undefined,
  trustedProxies: 0,
  readLimit: { most: 3000, seconds: 60 },
  securityContact: 'http://localhost:3000/contact',
  mediaHost: undefined,
  forwardsPerClient: 32,
  drainMs: 1_000,
  countsReaders: true,
  logsRequests: false,
  metricsPort: undefined,
  cacheFolder: '.cache',
  cacheBytes: 512 * 1024 * 1024,
}

test.each([
  ['nothing', {}, {}],
  ['empty texts', { PORT: '', CMS_URL: '', INTERNAL_KEY: '', MEDIA_HOST: '' }, {}],
  ['host and port of the cms', { CMS_HOST: 'cms', CMS_PORT: '8000' }, { cmsUrl: 'http://cms:8000' }],
  ['the address of the cms', { CMS_URL: 'http://cms:9/', CMS_PORT: '8000' }, { cmsUrl: 'http://cms:9' }],
  ['a slash at the end', { SITE_URL: 'http://site/' }, { site: { ...site, url: 'http://site' }, securityContact: 'http://site/contact' }],
  [
    'what the owner says',
    { LEARNERS_CLAIM: '2,00,000', CONTACT_EMAIL: 'a@b.example' },
    { site: { ...site, learners: '2,00,000', contactEmail: 'a@b.example' } },
  ],
  [
    'no number of readers with https before the owner confirmed it',
    { SITE_URL: 'https://artha.example', INTERNAL_KEY: 'k'.repeat(32) },
    {
      site: { ...site, url: 'https://artha.example', subscribers: '', learners: '' },
      internalKey: 'k'.repeat(32),
      securityContact: 'https://artha.example/contact',
      drainMs: 5_000,
      logsRequests: true,
    },
  ],
  [
    'the numbers with https once he has',
    { SITE_URL: 'https://artha.example', INTERNAL_KEY: 'k'.repeat(32), CLAIMS_CONFIRMED_ON: '2026-11-01' },
    {
      site: { ...site, url: 'https://artha.example' },
      internalKey: 'k'.repeat(32),
      securityContact: 'https://artha.example/contact',
      drainMs: 5_000,
      logsRequests: true,
    },
  ],
  ['no prices of crypto', { SHOW_CRYPTO: 'no' }, { site: { ...site, crypto: false } }],
  ['uploads at Cloudinary', { CLOUDINARY_NAME: 'artha' }, { mediaHost: 'res.cloudinary.com' }],
  ['what one client address may read', { LIMIT_READS: '20/3600' }, { readLimit: { most: 20, seconds: 3600 } }],
  ['an address for holes', { SECURITY_CONTACT: 'hole@artha.example' }, { securityContact: 'mailto:hole@artha.example' }],
  ['a page for holes', { SECURITY_CONTACT: 'https://artha.example/hole' }, { securityContact: 'https://artha.example/hole' }],
  [
    'limits',
    { FORWARDS_PER_ORIGIN: '8', SITE_CACHE_DIR: '/c', SITE_CACHE_MB: '16' },
    { forwardsPerClient: 8, cacheFolder: '/c', cacheBytes: 16_777_216 },
  ],
  ['what it writes and tells', { LOG_REQUESTS: 'yes', METRICS_PORT: '9100' }, { logsRequests: true, metricsPort: 9100 }],
  ['whether readers are counted', { COUNT_READERS: 'no' }, { countsReaders: false }],
  ['how long it drains', { DRAIN_SECONDS: '0' }, { drainMs: 0 }],
  ['proxies', { TRUST_PROXY: '2' }, { trustedProxies: 2 }],
])('reads %s', (_, variables, expected) => {
  expect(readEnv(variables)).toEqual({ env: { ...defaults, ...expected } })
})

test.each([
  [{ PORT: 'abc' }, ['PORT']],
  [{ PORT: '70000', TRUST_PROXY: '-1' }, ['PORT', 'TRUST_PROXY']],
  [{ CMS_URL: 'cms:1337' }, ['CMS_URL']],
  [{ SITE_URL: 'ftp://site' }, ['SITE_URL']],
  [{ MEDIA_HOST: "x; script-src 'unsafe-inline'" }, ['MEDIA_HOST']],
  [{ CONTACT_EMAIL: 'desk' }, ['CONTACT_EMAIL']],
  [{ LIMIT_READS: '0/60' }, ['LIMIT_READS']],
  [{ SECURITY_CONTACT: 'javascript:alert(1)' }, ['SECURITY_CONTACT']],
  [{ INTERNAL_KEY: 'short' }, ['INTERNAL_KEY']],
  [{ DRAIN_SECONDS: '61' }, ['DRAIN_SECONDS']],
  [{ FORWARDS_PER_ORIGIN: '0', SITE_CACHE_MB: 'much' }, ['FORWARDS_PER_ORIGIN', 'SITE_CACHE_MB']],
  [{ SITE_URL: 'https://artha.example' }, ['INTERNAL_KEY']],
])('names what is wrong in %o', (variables, keys) => {
  const result = readEnv(variables)
  const mistakes = 'mistakes' in result ? result.mistakes : []
  expect(mistakes.map((line) => line.split(':')[0])).toEqual(keys)
  expect(mistakes.join()).not.toMatch(/Invalid|Too|received/)
})
