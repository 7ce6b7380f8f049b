import { createHash } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { RateLimiterPostgres, RateLimiterRes, RateLimiterSQLite, type RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Limit } from '../limit-names'
import { widerFactor, widerNetwork } from '../rules/wider-network'
import type { AccountsSettings } from '../settings'

export type LimitResult = { allowed: true } | { allowed: false; retryAfterSeconds: number }

/** The owner of a counter: an account, a client address, or the two together. */
export interface CounterOwner {
  of?: string
  clientAddress?: string
}

const tableName = 'accounts_limits'

/** Returns the name of the counter for the /48 around an IPv6 address. */
const wideName = (name: string) => `${name}48`

/** Returns the hashed key of a counter. The hash hides who made the request, and keeps keys short and plain. */
const keyOf = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** Rate limits with counters in the database, so that they hold across replicas and restarts. Each attempt is one atomic statement. */
export const limits = ({ strapi }: { strapi: Core.Strapi }) => {
  const limiters = new Map<string, RateLimiterAbstract>()

  const limiter = (name: string, isWide = false): RateLimiterAbstract => {
    const found = limiters.get(isWide ? wideName(name) : name)
    if (found === undefined) throw new Error(`The limit ${name} was asked before the plugin had started`)
    return found
  }

  /** Returns the counters of an attempt: the one under its key and, for an IPv6 address, the one of the /48 around it. */
  const countersOf = (name: string, { clientAddress, of = '' }: CounterOwner) => {
    const network = clientAddress === undefined ? undefined : widerNetwork(clientAddress)
    const narrow = { limiter: limiter(name), key: keyOf([of, clientAddress].filter(Boolean).join(' ')) }
    return network === undefined ? [narrow] : [narrow, { limiter: limiter(name, true), key: keyOf([of, network].filter(Boolean).join(' ')) }]
  }

  /** Makes one counter. The first also creates the table and sweeps it for all. */
  const make = (keyPrefix: string, { points, seconds }: Limit): Promise<void> =>
    new Promise((resolve, reject) => {
      const isFirst = limiters.size === 0
      const Limiter = strapi.db.dialect.client === 'postgres' ? RateLimiterPostgres : RateLimiterSQLite
      const options = {
        storeClient: strapi.db.connection,
        storeType: 'knex',
        tableName,
        keyPrefix,
        points,
        duration: seconds,
        tableCreated: !isFirst,
        clearExpiredByTimeout: isFirst,
      }
      // If the table exists, the constructor calls back before it returns.
      const made: { limiter?: RateLimiterAbstract } = {}
      made.limiter = new Limiter(options, (error?: Error) => (error === undefined ? resolve() : reject(error)))
      limiters.set(keyPrefix, made.limiter)
    })

  return {
    /** Creates the table of counters if it is missing. Nothing can be counted before this. */
    async start(): Promise<void> {
      const own = strapi.config.get<AccountsSettings['limits']>('plugin::accounts.limits')
      const others = strapi.config.get<AccountsSettings['otherLimits']>('plugin::accounts.otherLimits')
      for (const [name, { points, seconds }] of Object.entries({ ...others, ...own })) {
        await make(name, { points, seconds })
        await make(wideName(name), { points: points * widerFactor, seconds })
      }
    },

    /** Counts an attempt. Returns whether it is allowed, and if not, the seconds until the next one. */
    async consume(name: string, counted: CounterOwner): Promise<LimitResult> {
      for (const { limiter: counter, key } of countersOf(name, counted)) {
        try {
          await counter.consume(key)
        } catch (refused) {
          if (!(refused instanceof RateLimiterRes)) throw refused
          return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) }
        }
      }
      return { allowed: true }
    },

    /** Takes one counted attempt back. */
    async refund(name: string, counted: CounterOwner): Promise<void> {
      for (const { limiter: counter, key } of countersOf(name, counted)) await counter.reward(key)
    },

    /** Clears all attempts under a key. The /48 around it loses only one, since others may have made the rest. */
    async reset(name: string, counted: CounterOwner): Promise<void> {
      const [narrow, around] = countersOf(name, counted)
      await narrow?.limiter.delete(narrow.key)
      await around?.limiter.reward(around.key)
    },
  }
}

export const limitsService = (strapi: Core.Strapi): ReturnType<typeof limits> => strapi.plugin('accounts').service('limits')
