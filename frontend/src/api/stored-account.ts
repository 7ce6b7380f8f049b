import { fieldsOfJson } from '@artha/contract/unknown-fields'
import type { Account } from '@artha/contract/account'

/**
 * What the browser has kept of the person who is signed in. Anything may stand in its storage; the server decides every
 * right itself, so a made-up account shows another menu and opens nothing.
 */
export function storedAccount(text: string | null): Account | undefined {
  const stored = fieldsOfJson(text)
  const { _id, username, email } = stored
  if (typeof _id !== 'string' || typeof username !== 'string' || typeof email !== 'string') return undefined
  return {
    _id,
    username,
    ...(typeof stored.name === 'string' && { name: stored.name }),
    email,
    isAdmin: stored.isAdmin === true,
    isPrimaryAdmin: stored.isPrimaryAdmin === true,
    isAllowedToCreate: stored.isAllowedToCreate === true,
    isSubscribed: stored.isSubscribed === true,
    createdAt: typeof stored.createdAt === 'string' ? stored.createdAt : '',
  }
}
