import * as z from 'zod'
import { issueText } from '@artha/contract/issue-texts'

const httpAddress = z.url({ protocol: /^https?$/, error: 'expected an http or https address' })
const port = z.coerce.number().int().min(1).max(65_535)
const origin = httpAddress.transform((address) => address.replace(/\/+$/, ''))

interface Claims {
  SITE_URL: string
  SUBSCRIBERS_CLAIM: string
  LEARNERS_CLAIM: string
  CLAIMS_CONFIRMED_ON?: string | undefined
}

/** Returns the reader numbers that are shown to the public. Empty on an https address until the owner has confirmed them. */
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
    /** Reader numbers that the site states; the owner vouches for them. */
    SUBSCRIBERS_CLAIM: z.string().default('1000+'),
    LEARNERS_CLAIM: z.string().default('1,70,000'),
    /** The day on which the owner confirmed both numbers; without it an https site does not show them. */
    CLAIMS_CONFIRMED_ON: z.iso.date('expected a day, as in 2026-11-22').optional(),
    CONTACT_EMAIL: z.email('expected an e-mail address').default('desk@artha.example'),
    /** Proves to the cms that the client address comes from the site. Without it, the cms takes the address of the site for that of the client. */
    INTERNAL_KEY: z.string().min(32).optional(),
    /** Number of proxies in front of the site that set X-Forwarded-For. */
    TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
    /** Most reads per client address that reach the cms, as reads/seconds. */
    LIMIT_READS: z
      .string()
      .regex(/^[1-9]\d{0,6}\/[1-9]\d{0,4}$/, 'expected reads/seconds, as in 3000/60')
      .default('3000/60')
      .transform((text) => {
        const [most = 0, seconds = 0] = text.split('/').map(Number)
        return { most, seconds }
      }),
    /** Contact for security reports: an https or e-mail address. Default: the contact page. */
    SECURITY_CONTACT: z
      .union([z.url({ protocol: /^https$/ }), z.email().transform((address) => `mailto:${address}`)], 'expected an e-mail or https address')
      .optional(),
    /** If set, uploads are stored at Cloudinary. */
    CLOUDINARY_NAME: z.string().optional(),
    /** Another host that serves pictures, if it is not Cloudinary itself. */
    MEDIA_HOST: z
      .string()
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/i, 'expected a host name')
      .optional(),
    /** Most requests per client address that may run at the cms at once. */
    FORWARDS_PER_ORIGIN: z.coerce.number().int().min(1).max(10_000).default(32),
    /** Seconds for which a stopping process still answers, so that the load balancer notices. */
    DRAIN_SECONDS: z.coerce.number().min(0).max(60).optional(),
    /** Counts the views of articles. */
    COUNT_READERS: z.enum(['yes', 'no'], 'expected yes or no').default('yes'),
    /** Shows crypto prices, with their risk warning. */
    SHOW_CRYPTO: z.enum(['yes', 'no'], 'expected yes or no').default('yes'),
    /** Logs one line for each request. Default: yes on an https address. */
    LOG_REQUESTS: z.enum(['yes', 'no'], 'expected yes or no').optional(),
    /** Port for Prometheus metrics, reachable on this machine only. */
    METRICS_PORT: port.optional(),
    /** Folder and size, in MB, of the disk cache for answers, pictures and films. */
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
    forwardsPerClient: env.FORWARDS_PER_ORIGIN,
    drainMs: (env.DRAIN_SECONDS ?? (env.SITE_URL.startsWith('https:') ? 5 : 1)) * 1_000,
    countsReaders: env.COUNT_READERS === 'yes',
    logsRequests: env.LOG_REQUESTS === undefined ? env.SITE_URL.startsWith('https:') : env.LOG_REQUESTS === 'yes',
    metricsPort: env.METRICS_PORT,
    cacheFolder: env.SITE_CACHE_DIR,
    cacheBytes: env.SITE_CACHE_MB * 1024 * 1024,
  }))

export type SiteEnv = z.infer<typeof settings>

/** Parses the settings. Returns one line for each invalid variable. An empty text counts as absent, as in the line `KEY=` of a .env file. */
export function readEnv(variables: Record<string, string | undefined>): { env: SiteEnv } | { mistakes: string[] } {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const result = settings.safeParse(present, { error: issueText })
  if (result.success) return { env: result.data }
  return { mistakes: result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) }
}

/** Returns the settings of this process. Exits with a message if one is invalid. */
export function envOrExit(): SiteEnv {
  const result = readEnv(process.env)
  if ('env' in result) return result.env
  console.error(`The site cannot start, these settings are wrong:\n${result.mistakes.map((line) => `  ${line}`).join('\n')}`)
  process.exit(1)
}
