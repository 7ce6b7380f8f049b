import { fieldsOfJson } from '@artha/contract/unknown-fields'
import type { Account } from '@artha/contract/account'

/**
 * Parses the signed-in user from the browser's storage. Its content is not trusted: the server checks every right, so a forged account shows another
 * menu and gives no access.
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
