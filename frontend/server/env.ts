import * as z from 'zod'
import { issueWords } from '@artha/contract/issue-words'

const httpAddress = z.url({ protocol: /^https?$/, error: 'expected an http or https address' })
const port = z.coerce.number().int().min(1).max(65_535)
const origin = httpAddress.transform((address) => address.replace(/\/+$/, ''))

interface Claims {
  SITE_URL: string
  SUBSCRIBERS_CLAIM: string
  LEARNERS_CLAIM: string
  CLAIMS_CONFIRMED_ON?: string | undefined
}

/** Numbers of readers are said to the public only after the owner has confirmed them; "" says nothing. */
const claimsOf = ({ SITE_URL, SUBSCRIBERS_CLAIM, LEARNERS_CLAIM, CLAIMS_CONFIRMED_ON }: Claims) =>
  SITE_URL.startsWith('https:') && CLAIMS_CONFIRMED_ON === undefined
    ? { subscribers: '', learners: '' }
    : { subscribers: SUBSCRIBERS_CLAIM, learners: LEARNERS_CLAIM }

const settings = z
  .object({
    HOST: z.string().default('127.0.0.1'),
    PORT: port.default(3000),
    CMS_HOST: z.string().default('127.0.0.1'),
    CMS_PORT: port.default(1337),
    CMS_URL: origin.optional(),
    SITE_URL: origin.default('http://localhost:3000'),
    SITE_NAME: z.string().default('Artha'),
    /** What the site says of itself; claims of its owner. */
    SUBSCRIBERS_CLAIM: z.string().default('1000+'),
    LEARNERS_CLAIM: z.string().default('1,70,000'),
    /** The day on which the owner confirmed both: without it they show on no https address. */
    CLAIMS_CONFIRMED_ON: z.iso.date('expected a day, as in 2026-11-22').optional(),
    CONTACT_EMAIL: z.email('expected an e-mail address').default('desk@artha.example'),
    /** Shown to the cms with the origin that the site saw; without it the cms takes the site for the origin. */
    INTERNAL_KEY: z.string().min(32).optional(),
    /** How many proxies in front of the site may set X-Forwarded-For. */
    TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
    /** Reads of one origin that reach the cms, as reads/seconds. */
    LIMIT_READS: z
      .string()
      .regex(/^[1-9]\d{0,6}\/[1-9]\d{0,4}$/, 'expected reads/seconds, as in 3000/60')
      .default('3000/60')
      .transform((text) => {
        const [most = 0, seconds = 0] = text.split('/').map(Number)
        return { most, seconds }
      }),
    /** Whom to tell of a hole: an address of a page or of mail. Absent: the contact page. */
    SECURITY_CONTACT: z
      .union([z.url({ protocol: /^https$/ }), z.email().transform((address) => `mailto:${address}`)], 'expected an e-mail or https address')
      .optional(),
    /** With it, uploads lie at Cloudinary. */
    CLOUDINARY_NAME: z.string().optional(),
    /** Where pictures may come from besides this site, where it is not Cloudinary itself. */
    MEDIA_HOST: z
      .string()
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/i, 'expected a host name')
      .optional(),
    /** How many requests of one origin may be under way at the cms. */
    FORWARDS_PER_ORIGIN: z.coerce.number().int().min(1).max(10_000).default(32),
    /** How long an ending process goes on answering, until the load balancer has noticed. */
    DRAIN_SECONDS: z.coerce.number().min(0).max(60).optional(),
    /** Whether openings of articles are counted. */
    COUNT_READERS: z.enum(['yes', 'no'], 'expected yes or no').default('yes'),
    /** Whether prices of crypto are shown, with the sentence of their risk. */
    SHOW_CRYPTO: z.enum(['yes', 'no'], 'expected yes or no').default('yes'),
    /** Whether each request is a line in the log. */
    LOG_REQUESTS: z.enum(['yes', 'no'], 'expected yes or no').optional(),
    /** Where figures for Prometheus are given, on this machine alone. */
    METRICS_PORT: port.optional(),
    /** Where answers, pictures and films are kept, and how much of them. */
    SITE_CACHE_DIR: z.string().default('.cache'),
    SITE_CACHE_MB: z.coerce.number().int().min(16).max(1_000_000).default(512),
  })
  .refine(({ SITE_URL, INTERNAL_KEY }) => !SITE_URL.startsWith('https:') || INTERNAL_KEY !== undefined, {
    path: ['INTERNAL_KEY'],
    error: 'is needed in production (SITE_URL begins with https://)',
  })
  .transform((env) => ({
    host: env.HOST,
    port: env.PORT,
    cmsUrl: env.CMS_URL ?? `http://${env.CMS_HOST}:${env.CMS_PORT}`,
    site: {
      name: env.SITE_NAME,
      url: env.SITE_URL,
      ...claimsOf(env),
      contactEmail: env.CONTACT_EMAIL,
      crypto: env.SHOW_CRYPTO === 'yes',
    },
    securityContact: env.SECURITY_CONTACT ?? `${env.SITE_URL}/contact`,
    internalKey: env.INTERNAL_KEY,
    trustedProxies: env.TRUST_PROXY,
    readLimit: env.LIMIT_READS,
    mediaHost: env.MEDIA_HOST ?? (env.CLOUDINARY_NAME === undefined ? undefined : 'res.cloudinary.com'),
    forwardsPerOrigin: env.FORWARDS_PER_ORIGIN,
    drainMs: (env.DRAIN_SECONDS ?? (env.SITE_URL.startsWith('https:') ? 5 : 1)) * 1_000,
    countsReaders: env.COUNT_READERS === 'yes',
    logsRequests: env.LOG_REQUESTS === undefined ? env.SITE_URL.startsWith('https:') : env.LOG_REQUESTS === 'yes',
    metricsPort: env.METRICS_PORT,
    cacheFolder: env.SITE_CACHE_DIR,
    cacheBytes: env.SITE_CACHE_MB * 1024 * 1024,
  }))

export type SiteEnv = z.infer<typeof settings>

/** The settings, or one line for each key that is wrong. An empty text counts as absent, as in a line `KEY=` of a .env file. */
export function readEnv(variables: Record<string, string | undefined>): { env: SiteEnv } | { mistakes: string[] } {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const result = settings.safeParse(present, { error: issueWords })
  if (result.success) return { env: result.data }
  return { mistakes: result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) }
}

/** The settings of this process; a mistake ends it. */
export function envOrExit(): SiteEnv {
  const result = readEnv(process.env)
  if ('env' in result) return result.env
  console.error(`The site cannot start, these settings are wrong:\n${result.mistakes.map((line) => `  ${line}`).join('\n')}`)
  process.exit(1)
}
