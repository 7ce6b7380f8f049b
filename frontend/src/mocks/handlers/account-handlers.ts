import type { RequestHandler } from 'msw'
import { listedUserBuilder } from '../data/account-builder.ts'
import { mockEndpoint, onePage } from './mock-endpoint.ts'
import { hasAtLeast, mockCode, mockLink, mockPeople, newPerson, people, personOfEmail, sessions, type MockPerson } from '../data/people.ts'
import { refuse } from './refusal.ts'

const change = (person: MockPerson, account: Partial<MockPerson['account']>) => people.put({ ...person, account: { ...person.account, ...account } })

const sessionHandlers: RequestHandler[] = [
  mockEndpoint('login', ({ body: { email, password } }) => {
    const person = personOfEmail(email)
    if (person?.password !== password) return refuse('unauthenticated', 'Wrong email or password.')
    return { token: person.token, user: person.account, message: 'Welcome back.' }
  }),
  mockEndpoint('signup', ({ body: { username, email, password } }) => {
    if (personOfEmail(email) !== undefined) return refuse('conflict', 'This email or username is taken.')
    people.put(newPerson(username, email.toLowerCase(), password))
    return { message: 'Your account is made. Log in with it.' }
  }),
  mockEndpoint('logout', () => ({ message: 'Logged out.' })),
  mockEndpoint('me', ({ person }) => ({ success: true as const, user: person.account })),

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
  mockEndpoint('subscribe', ({ person, body: { email } }) => {
    if (person.account.email !== email) return refuse('validation', 'Only the address of your own account can be subscribed.')
    change(person, { isSubscribed: true })
    return { success: true, message: 'You are subscribed.' }
  }),
  mockEndpoint('unsubscribe', ({ person }) => {
    change(person, { isSubscribed: false })
    return { success: true, message: 'You are unsubscribed.' }
  }),
]

const passwordHandlers: RequestHandler[] = [
  mockEndpoint('sendCode', () => ({ message: 'If this email has an account, a code is on its way.' })),
  mockEndpoint('verifyCode', ({ body: { code } }) => (code === mockCode ? { message: 'The code is right.' } : refuse('validation', 'Invalid code.'))),
  mockEndpoint('openResetLink', ({ body: { link } }) =>
    link === mockLink
      ? { message: 'You can now choose a new password.', email: mockPeople.reader.email }
      : refuse('validation', 'This link was used, or its ten minutes are over. Ask for a new mail.'),
  ),
  mockEndpoint('resetPassword', ({ body: { email, password } }) => {
    const person = personOfEmail(email)
    if (person) people.put({ ...person, password })
    return { message: 'The password is changed.' }
  }),
]

/** An admin stays one, whatever the switch says. */
const setCreation = (person: MockPerson, isAllowedToCreate: boolean) =>
  hasAtLeast(person, 'admin')
    ? change(person, { isAllowedToCreate })
    : change({ ...person, role: isAllowedToCreate ? 'creator' : 'reader' }, { isAllowedToCreate, isAdmin: isAllowedToCreate })

const peopleHandlers: RequestHandler[] = [
  mockEndpoint('listUsers', ({ query }) => {
    const users = people.all().map(({ account }) => listedUserBuilder(account))
    const sought = (query.q ?? '').toLowerCase()
    return onePage(
      users.filter(({ username, email }) => `${username} ${email}`.toLowerCase().includes(sought)),
      query,
    )
  }),
  mockEndpoint('allowCreation', ({ body: { emails } }) => {
    const found = emails.map(personOfEmail).filter((person) => person !== undefined)
    if (found.length < emails.length) return refuse('not-found', 'There is no account with this email.')
    for (const person of found) setCreation(person, true)
    return { message: 'Access granted.' }
  }),
  mockEndpoint('togglePermission', ({ id }) => {
    const person = people.find(id)
    if (person === undefined) return refuse('not-found')
    setCreation(person, !person.account.isAllowedToCreate)
    return { message: 'The permission was changed.' }
  }),
  mockEndpoint('deleteUser', ({ body: { userId } }) => {
    if (people.find(userId) === undefined) return refuse('not-found')
    people.remove(userId)
    return { message: 'The user was deleted.' }
  }),
]

/** Answers about the people of people.ts. What is changed lasts for the tab. */
export const accountHandlers: RequestHandler[] = [...sessionHandlers, ...newsletterHandlers, ...passwordHandlers, ...peopleHandlers]
