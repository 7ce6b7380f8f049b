import type { Account, ListedUser, Session } from '@artha/contract/account'
import { mockId } from './article-builder.ts'

export const accountBuilder = (account: Partial<Account> = {}): Account => ({
  _id: mockId(501),
  username: 'Asha',
  email: 'asha@artha.example',
  isAdmin: false,
  isPrimaryAdmin: false,
  isAllowedToCreate: false,
  isSubscribed: false,
  createdAt: '2026-09-02T05:30:00.000Z',
  ...account,
})

export const sessionBuilder = (session: Partial<Session> = {}): Session => ({
  _id: mockId(701),
  createdAt: '2026-11-14T04:10:00.000Z',
  lastUsedAt: '2026-11-20T06:20:00.000Z',
  device: 'Firefox on Windows',
  current: true,
  ...session,
})

/** Returns the account's row in the user list. */
export const listedUserBuilder = (of: Account = accountBuilder(), user: Partial<ListedUser> = {}): ListedUser => {
  const { _id, username, email, createdAt, isAllowedToCreate } = of
  return { _id, username, email, createdAt, isAllowedToCreate, ...user }
}
