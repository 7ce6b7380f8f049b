import { resetCodeIn } from '@artha/contract/reset-code'
import type { RequestHandler } from 'msw'
import { listedUserBuilder } from '../data/account-builder.ts'
import { mockEndpoint, onePage } from './mock-endpoint.ts'
import { hasAtLeast, mockCode, mockLink, mockUsers, newUser, users, userOfEmail, sessions, type MockUser } from '../data/users.ts'
import { refuse } from './refusal.ts'

const change = (user: MockUser, account: Partial<MockUser['account']>) => users.put({ ...user, account: { ...user.account, ...account } })

const sessionHandlers: RequestHandler[] = [
  mockEndpoint('login', ({ body: { email, password } }) => {
    const user = userOfEmail(email)
    if (user?.password !== password) return refuse('unauthenticated', 'Wrong email or password.')
    return { token: user.token, user: user.account, message: 'Welcome back.' }
  }),
  mockEndpoint('signup', ({ body: { username, email, password } }) => {
    if (userOfEmail(email) !== undefined) return refuse('conflict', 'This email or username is taken.')
    users.put(newUser(username, email.toLowerCase(), password))
    return { message: 'Your account is made. Log in with it.' }
  }),
  mockEndpoint('logout', () => ({ message: 'Logged out.' })),
  mockEndpoint('me', ({ user }) => ({ success: true as const, user: user.account })),
  mockEndpoint('changeName', ({ user, body: { username } }) => {
    if (users.all().some((each) => each !== user && each.account.username === username)) return refuse('conflict', 'This username is already taken.')
    change(user, { username })
    return { success: true as const, user: { ...user.account, username } }
  }),
  mockEndpoint('changePassword', ({ user, body: { password, newPassword } }) => {
    if (user.password !== password)
      return refuse('validation', 'This is not your current password.', { password: 'This is not your current password.' })
    users.put({ ...user, password: newPassword })
    for (const { _id, current } of sessions.all()) if (!current) sessions.remove(_id)
    return { message: 'Your password is changed. You are signed out everywhere else.' }
  }),

  mockEndpoint('listSessions', () => [...sessions.all()]),
  mockEndpoint('endSession', ({ id }) => {
    if (sessions.find(id) === undefined) return refuse('not-found')
    sessions.remove(id)
    return { message: 'Signed out there.' }
  }),
  mockEndpoint('endSessions', () => {
    for (const { _id, current } of sessions.all()) if (!current) sessions.remove(_id)
    return { message: 'Signed out everywhere.' }
  }),
]

const newsletterHandlers: RequestHandler[] = [
  mockEndpoint('subscribe', ({ user, body: { email } }) => {
    if (user.account.email !== email) return refuse('validation', 'Only the address of your own account can be subscribed.')
    change(user, { isSubscribed: true })
    return { success: true, message: 'You are subscribed.' }
  }),
  mockEndpoint('unsubscribe', ({ user }) => {
    change(user, { isSubscribed: false })
    return { success: true, message: 'You have unsubscribed.' }
  }),
  mockEndpoint('requestSubscription', () => ({ message: 'Look into your mailbox: we have sent a link to confirm your subscription.' })),
  mockEndpoint('confirmSubscription', ({ body: { link } }) =>
    link === mockLink
      ? { message: 'You are subscribed.' }
      : refuse('validation', 'This link has been used or has expired after 48 hours. Subscribe again to get a new one.'),
  ),
]

const passwordHandlers: RequestHandler[] = [
  mockEndpoint('sendCode', () => ({ message: 'If this email has an account, a code is on its way.' })),
  mockEndpoint('verifyCode', ({ body: { code } }) =>
    resetCodeIn(code) === mockCode ? { message: 'The code is right.' } : refuse('validation', 'Invalid code.'),
  ),
  mockEndpoint('openResetLink', ({ body: { link } }) =>
    link === mockLink
      ? { message: 'You can now choose a new password.', email: mockUsers.reader.email }
      : refuse('validation', 'This link has been used or has expired after ten minutes. Request a new email.'),
  ),
  mockEndpoint('resetPassword', ({ body: { email, password } }) => {
    const user = userOfEmail(email)
    if (user) users.put({ ...user, password })
    return { message: 'The password is changed.' }
  }),
]

/** An admin keeps the role, whatever the switch says. */
const setCreation = (user: MockUser, isAllowedToCreate: boolean) =>
  hasAtLeast(user, 'admin')
    ? change(user, { isAllowedToCreate })
    : change({ ...user, role: isAllowedToCreate ? 'creator' : 'reader' }, { isAllowedToCreate, isAdmin: isAllowedToCreate })

const userHandlers: RequestHandler[] = [
  mockEndpoint('listUsers', ({ query }) => {
    const listed = users.all().map(({ account }) => listedUserBuilder(account))
    const sought = (query.q ?? '').toLowerCase()
    return onePage(
      listed.filter(({ username, email }) => `${username} ${email}`.toLowerCase().includes(sought)),
      query,
    )
  }),
  mockEndpoint('allowCreation', ({ body: { emails } }) => {
    const found = emails.map(userOfEmail).filter((user) => user !== undefined)
    if (found.length < emails.length) return refuse('not-found', 'There is no account with this email.')
    for (const user of found) setCreation(user, true)
    return { message: 'Access granted.' }
  }),
  mockEndpoint('togglePermission', ({ id }) => {
    const user = users.find(id)
    if (user === undefined) return refuse('not-found')
    setCreation(user, !user.account.isAllowedToCreate)
    return { message: 'The permission was changed.' }
  }),
  mockEndpoint('deleteUser', ({ body: { userId } }) => {
    if (users.find(userId) === undefined) return refuse('not-found')
    users.remove(userId)
    return { message: 'The user was deleted.' }
  }),
]

/** Answers about the users of users.ts. Changes last as long as the tab. */
export const accountHandlers: RequestHandler[] = [...sessionHandlers, ...newsletterHandlers, ...passwordHandlers, ...userHandlers]
