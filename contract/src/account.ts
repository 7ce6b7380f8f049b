import * as z from 'zod/mini'
import { documentId, timestamp } from './article.ts'
import { pageQuery, isPageWithinLimit } from './list-query.ts'

/** All that a response may contain about the signed-in user. `isAdmin` means that the user may use the dashboard. */
export const account = z.object({
  _id: documentId,
  username: z.string(),
  /** Shown if there is no username. Our cms always has one. */
  name: z.optional(z.string()),
  email: z.string(),
  isAdmin: z.boolean(),
  isPrimaryAdmin: z.boolean(),
  isAllowedToCreate: z.boolean(),
  isSubscribed: z.boolean(),
  createdAt: timestamp,
})

export type Account = z.infer<typeof account>

/** A row of the primary admin's user list. */
export const listedUser = z.object({
  _id: documentId,
  username: z.string(),
  email: z.string(),
  createdAt: timestamp,
  isAllowedToCreate: z.boolean(),
})

export type ListedUser = z.infer<typeof listedUser>

export const listedUsers = z.array(listedUser)

export const userListQuery = z
  .strictObject({ ...pageQuery, q: z.optional(z.string().check(z.minLength(1), z.maxLength(100))) })
  .check(z.refine(isPageWithinLimit, { path: ['page'], message: 'Lists stop at row 10,000' }))

export type UserListQuery = z.infer<typeof userListQuery>

/** Longer texts are refused before they are hashed or looked up. */
const longText = z.string().check(z.maxLength(1_000))
export const emailText = z.string().check(z.trim(), z.maxLength(254), z.email('Please enter a valid email address.'))
const password = z.string().check(z.maxLength(1_000))

export const loginBody = z.strictObject({ email: longText, password })
export const loginAnswer = z.object({ token: z.string(), user: account, message: z.string() })
export type LoginAnswer = z.infer<typeof loginAnswer>

/** Control characters break logs and databases. Direction marks can make one name look like another. */
const unprintable = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u

const username = z.string().check(
  z.trim(),
  z.minLength(3, 'At least 3 characters'),
  z.maxLength(60, 'At most 60 characters'),
  z.refine((name) => !unprintable.test(name), 'This name contains a character that is not allowed'),
)

/** Unknown fields are refused, so that no one signs up with `isAdmin` or a role. */
export const signupBody = z.strictObject({ username, email: emailText, password })

export const changeNameBody = z.strictObject({ username })
/** `password` is the old password. */
export const changePasswordBody = z.strictObject({ password, newPassword: password })

export const meAnswer = z.object({ success: z.literal(true), user: account })

/** The response of a call that only returns a message. */
export const messageAnswer = z.object({ message: z.string() })

export const allowCreationBody = z.strictObject({ emails: z.array(emailText).check(z.minLength(1), z.maxLength(100)) })
export const deleteUserBody = z.strictObject({ userId: documentId })
export const sendCodeBody = z.strictObject({ email: longText })
export const verifyCodeBody = z.strictObject({ email: longText, code: longText })
/** `link` is the part of a mail's link after the #. */
export const openResetLinkBody = z.strictObject({ link: longText })
export const openResetLinkAnswer = z.object({ message: z.string(), email: z.string() })
export type OpenResetLinkAnswer = z.infer<typeof openResetLinkAnswer>
export const resetPasswordBody = z.strictObject({ email: longText, password })

export const subscribeBody = z.strictObject({ email: longText })
/** A subscription without an account. `nickname` is a hidden field of the form; only a program fills it in. */
export const subscriptionBody = z.strictObject({ email: emailText, nickname: z.optional(longText) })
/** `link` is the part of a mail's link after the #. */
export const confirmSubscriptionBody = z.strictObject({ link: longText })
export const subscribeAnswer = z.object({ success: z.boolean(), message: z.optional(z.string()) })

/** A session of the user. `current` is true for the one that sends the request. */
export const session = z.object({
  _id: documentId,
  createdAt: timestamp,
  lastUsedAt: timestamp,
  device: z.string(),
  current: z.boolean(),
})

export type Session = z.infer<typeof session>

export const sessions = z.array(session)
