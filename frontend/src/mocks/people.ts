import type { Account, ListedUser, Session } from '@artha/contract/account'
import { accountBuilder, listedUserBuilder, sessionBuilder } from './account-builder.ts'
import { mockId } from './article-builder.ts'

/** The password of everybody here, and the code that their mail would hold. */
export const mockPassword = 'quiet harbour 9'
export const mockCode = '123456'

/** One account for each role. */
export const mockPeople = {
  reader: accountBuilder(),
  creator: accountBuilder({ _id: mockId(502), username: 'Bhavna', email: 'bhavna@artha.example', isAdmin: true, isAllowedToCreate: true }),
  admin: accountBuilder({ _id: mockId(503), username: 'Chetan', email: 'chetan@artha.example', isAdmin: true, isSubscribed: true }),
  primaryAdmin: accountBuilder({
    _id: mockId(504),
    username: 'Owner',
    email: 'owner@artha.example',
    isAdmin: true,
    isPrimaryAdmin: true,
    isAllowedToCreate: true,
  }),
} as const satisfies Record<string, Account>

export type MockRole = keyof typeof mockPeople

const roles = Object.keys(mockPeople) as MockRole[]

export const mockToken = (role: MockRole) => `token-of-${role}`

export const personOfToken = (token: string) => roles.filter((role) => mockToken(role) === token).map((role) => mockPeople[role])[0]

export const roleOfEmail = (email: string) => roles.find((role) => mockPeople[role].email === email.trim().toLowerCase())

/** More than one page of people, newest first. */
export const mockUsers: readonly ListedUser[] = [
  ...Array.from({ length: 22 }, (_, index) =>
    listedUserBuilder(
      accountBuilder({
        _id: mockId(600 + index),
        username: `Reader ${22 - index}`,
        email: `reader${22 - index}@artha.example`,
        createdAt: new Date(Date.parse('2026-11-19T06:00:00.000Z') - index * 43_200_000).toISOString(),
        isAllowedToCreate: index % 5 === 3,
      }),
    ),
  ),
  ...roles.map((role) => listedUserBuilder(mockPeople[role])),
]

export const mockSessions: readonly Session[] = [
  sessionBuilder({ _id: mockId(702), device: 'Chrome on Android', current: false, lastUsedAt: '2026-11-18T15:45:00.000Z' }),
  sessionBuilder(),
]
