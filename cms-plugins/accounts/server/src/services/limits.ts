import { createHash } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { RateLimiterPostgres, RateLimiterRes, RateLimiterSQLite, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { limitNames, type LimitName } from '../limit-names'
import type { AccountsSettings } from '../settings'

export type Consumed = { allowed: true } | { allowed: false; retryAfterSeconds: number }

const tableName = 'accounts_limits'

/** Who asked is not kept, only a hash of it; it also keeps keys short and free of odd characters. */
const keyOf = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** Counters in the database: they hold over replicas and restarts, and each try is one atomic statement. */
export const limits = ({ strapi }: { strapi: Core.Strapi }) => {
  const limiters = new Map<LimitName, RateLimiterAbstract>()

  const limiter = (name: LimitName): RateLimiterAbstract => {
    const found = limiters.get(name)
    if (found === undefined) throw new Error(`The limit ${name} was asked before the plugin had started`)
    return found
  }

  return {
    /** Makes the table of the counters where it is missing. Before this, nothing can be counted. */
    async start(): Promise<void> {
      const settings = strapi.config.get<AccountsSettings['limits']>('plugin::accounts.limits')
      const Limiter = strapi.db.dialect.client === 'postgres' ? RateLimiterPostgres : RateLimiterSQLite
      for (const [at, name] of limitNames.entries()) {
        const { points, seconds } = settings[name]
        const isFirst = at === 0
        await new Promise<void>((resolve, reject) => {
          const options = {
            storeClient: strapi.db.connection, storeType: 'knex', tableName, keyPrefix: name, points, duration: seconds,
            // The first makes the table and sweeps it for all.
            tableCreated: !isFirst, clearExpiredByTimeout: isFirst,
          }
          // With a table at hand the constructor calls back before it answers.
          const made: { limiter?: RateLimiterAbstract } = {}
          made.limiter = new Limiter(options, (error?: Error) => (error === undefined ? resolve() : reject(error)))
          limiters.set(name, made.limiter)
        })
      }
    },

    /** Counts a try; says whether it may go on, and if not, when the next one may. */
    async consume(name: LimitName, key: string): Promise<Consumed> {
      try {
        await limiter(name).consume(keyOf(key))
        return { allowed: true }
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) }
      }
    },

    /** Takes one counted try back: it was no failure. */
    async refund(name: LimitName, key: string): Promise<void> {
      await limiter(name).reward(keyOf(key))
    },

    /** Forgets all tries of a key. */
    async reset(name: LimitName, key: string): Promise<void> {
      await limiter(name).delete(keyOf(key))
    },
  }
}
