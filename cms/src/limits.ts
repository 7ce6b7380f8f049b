import type { Exchange } from '@artha/base/exchange'
import { accountsOf } from '@artha/accounts/services'
import { refuseRateLimited } from '@artha/contract/refusals'
import type { Core } from '@strapi/strapi'
import { env } from './env'

/** The limits that the application counts itself, beside those of the accounts plugin: messages, writes and uploads. */
export const ownLimits = {
  contact: env.LIMIT_CONTACT,
  newsletterTest: env.LIMIT_NEWSLETTER_TEST,
  writes: env.LIMIT_WRITES,
  uploads: env.LIMIT_UPLOADS,
}

/** Counts a try, and refuses with `words` if there are too many. Returns true if the request may continue. */
export async function checkLimit(
  strapi: Core.Strapi,
  ctx: Exchange,
  name: keyof typeof ownLimits,
  counted: { of?: string; clientAddress?: string },
  words: string,
): Promise<boolean> {
  const outcome = await accountsOf(strapi).limits.consume(name, counted)
  if (!outcome.allowed) refuseRateLimited(ctx, outcome.retryAfterSeconds, words)
  return outcome.allowed
}
