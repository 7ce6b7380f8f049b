import * as z from 'zod'
import { databaseAddress } from './database/database-address'
import { limitSettings } from './limit-settings'
import { marketSettings, rightsProblem } from './market-settings'
import { mediaProblem, mediaSettings } from './media-settings'

/** The settings; nothing else reads process.env. A key that is present but empty counts as absent. */
const text = z.string().trim().min(1)
const port = z.coerce.number().int().min(1).max(65_535)
const email = z.email('Expected an e-mail address')

const settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  SITE_NAME: text.default('Artha'),
  SITE_URL: z.url().default('http://localhost:3000'),
  CMS_HOST: text.default('127.0.0.1'),
  CMS_PORT: port.default(1337),
  /** The Studio's address for editors; studio-url.ts has the default. */
  STUDIO_URL: z.url({ protocol: /^https?$/, error: 'Expected http://… or https://…' }).optional(),
  /** The number of proxies in front of the cms that set X-Forwarded-For. */
  STUDIO_TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'Expected postgres://…')
    .optional(),
  /** Replaces the password in the address; not decoded, so any characters are allowed. */
  DATABASE_PASSWORD: z.string().optional(),
  DATABASE_FILENAME: text.default('.tmp/data.db'),
  UPLOADS_DIR: text.optional(),
  /** The folder of `npm run backup`, the number of backups to keep, and the hours without one after which the owner is reminded. */
  BACKUP_DIR: text.default('../backups'),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(10_000).default(7),
  BACKUP_REMIND_HOURS: z.coerce.number().int().min(0).max(8_760).default(26),
  /** The time for which an ending process goes on answering, until the load balancer has noticed. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).optional(),
  /** Counts views of articles if "yes". */
  COUNT_READERS: z.enum(['yes', 'no'], 'Expected yes or no').default('yes'),
  /** Logs each request if "yes". */
  LOG_REQUESTS: z.enum(['yes', 'no'], 'Expected yes or no').optional(),
  /** The port of the Prometheus metrics, on this machine only. */
  CMS_METRICS_PORT: port.optional(),
  SEED: z.enum(['demo', 'none']).optional(),
  PRIMARY_ADMIN_EMAIL: email.default('owner@artha.example'),
  PRIMARY_ADMIN_PASSWORD: z.string().min(8).optional(),
  STUDIO_ADMIN_EMAIL: email.default('studio@artha.example'),
  STUDIO_ADMIN_PASSWORD: z.string().min(8).optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'Expected smtp://… or smtps://…')
    .optional(),
  MAIL_FROM: z
    .string()
    .trim()
    .regex(/^[^\p{Cc}]*@[^\p{Cc}]*$/u, 'Expected an address, or Name <address>')
    .optional(),
  /** The most newsletter mails that go out in a minute. */
  NEWSLETTER_PER_MINUTE: z.coerce.number().int().min(1).max(100_000).default(600),
  /** The weekly issue: none, a draft on the day before, or a draft that also goes out by itself. */
  NEWSLETTER_WEEKLY: z.enum(['off', 'draft', 'send']).default('draft'),
  OUTBOX_DIR: text.default('.tmp/outbox'),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/, error: 'Expected https://…' }).default('https://accounts.google.com'),
  ...mediaSettings,
  ...limitSettings,
  ...marketSettings,
  APP_KEYS: text.transform((keys) => keys.split(',')),
  API_TOKEN_SALT: text,
  ADMIN_JWT_SECRET: text,
  TRANSFER_TOKEN_SALT: text,
  ENCRYPTION_KEY: text,
  JWT_SECRET: text,
  INTERNAL_KEY: text,
})

export type Env = z.infer<typeof settings> & { SEED: 'demo' | 'none'; LOG_REQUESTS: 'yes' | 'no' }

/** Placeholder secrets of copied settings files; none of them protects anything. */
const knownSecrets = /^(tobemodified|changeme|change-me|secret|password)/i
const secretKeys = ['API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY', 'JWT_SECRET', 'INTERNAL_KEY'] as const

/** Returns true for https or the loopback address: answers of an identity provider must not be read or changed on their way. */
const isSafeIssuer = (issuer: string) => /^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/.test(issuer)

/** The message of a setting without one of its own. Strapi reads this file while it builds, when it cannot load the contract's messages. */
const mistake = ({ input }: { input?: unknown }) => (input === undefined ? 'This is required' : 'This value is not valid; see .env.example')

/** Parses the settings, or returns a problem for each wrong or missing key. `env` is present only if `problems` is empty. */
export function readEnv(source: Record<string, string | undefined>): { env?: Env; problems: string[] } {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''))
  const result = settings.safeParse(given, { error: mistake })
  if (!result.success) {
    return { problems: result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) }
  }
  const { DATABASE_URL: database, DATABASE_PASSWORD: password } = result.data
  const address = database === undefined ? undefined : databaseAddress(database, password)
  if (database !== undefined && address === undefined) {
    return { problems: ['DATABASE_URL: Expected postgres://user@host:port/database; put a password with special characters in DATABASE_PASSWORD'] }
  }
  const isProduction = result.data.SITE_URL.startsWith('https://')
  // In production the demo must be asked for: a missing line must not show it to readers.
  const env = {
    ...result.data,
    DATABASE_URL: address,
    SEED: result.data.SEED ?? (isProduction ? 'none' : 'demo'),
    LOG_REQUESTS: result.data.LOG_REQUESTS ?? (isProduction ? 'yes' : 'no'),
  } as const
  const weak = secretKeys.filter((key) => knownSecrets.test(env[key]) || env[key].length < 16)
  if (isProduction && weak.length > 0) {
    return { problems: weak.map((key) => `${key}: a known or short secret; put a random one of at least 16 characters`) }
  }
  if (isProduction && !isSafeIssuer(env.GOOGLE_ISSUER)) {
    return { problems: ['GOOGLE_ISSUER: Expected https://…'] }
  }
  const problem = mediaProblem(env) ?? (isProduction ? rightsProblem(env) : undefined)
  if (problem !== undefined) return { problems: [problem] }
  return { env, problems: [] }
}

function envOrStop(): Env {
  const { env, problems } = readEnv(process.env)
  if (env === undefined) {
    console.error(`The cms cannot start; these settings are wrong or missing:\n  ${problems.join('\n  ')}`)
    process.exit(1)
  }
  return env
}

export const env = envOrStop()
