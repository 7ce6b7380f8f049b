import { http, HttpResponse, type RequestHandler } from 'msw'
import type { ListedUser, LoginAnswer, Session } from '@artha/contract/account'
import { endpoints } from '@artha/contract/endpoints'
import { errorStatus, type ErrorAnswer, type ErrorCode } from '@artha/contract/errors'
import { mockPath } from './mock-path.ts'
import { mockCode, mockPassword, mockPeople, mockSessions, mockToken, mockUsers, personOfToken, roleOfEmail } from './people.ts'

/** For msw a response like any other, so that one handler may answer and refuse. */
const answer = (body: object, init: { status?: number; headers?: Record<string, string> } = {}): Response =>
  HttpResponse.json(body, init)

const refuse = (code: ErrorCode, message: string) => answer({ code, message } satisfies ErrorAnswer, { status: errorStatus[code] })

const say = (message: string, status = 200) => answer({ message }, { status })

const personOf = (request: Request) => personOfToken(request.headers.get('authorization')?.replace('Bearer ', '') ?? '')

const signedOut = () => refuse('unauthenticated', 'Please log in.')

/** Answers of the account endpoints for the people of people.ts. Nothing is remembered from one call to the next. */
export const accountHandlers: RequestHandler[] = [
  http.post<never, { email: string; password: string }>(mockPath(endpoints.login.path), async ({ request }) => {
    const { email, password } = await request.json()
    const role = roleOfEmail(email)
    if (role === undefined || password !== mockPassword) return refuse('unauthenticated', 'Wrong email or password.')
    return answer({ token: mockToken(role), user: mockPeople[role], message: 'Welcome back.' } satisfies LoginAnswer)
  }),

  http.post<never, { email: string }>(mockPath(endpoints.signup.path), async ({ request }) => {
    const { email } = await request.json()
    if (roleOfEmail(email) !== undefined) return refuse('conflict', 'This email or username is taken.')
    return say('Your account is made. Log in with it.', 201)
  }),

  http.post(mockPath(endpoints.logout.path), () => say('Logged out.')),

  http.get(mockPath(endpoints.me.path), ({ request }) => {
    const user = personOf(request)
    return user ? answer({ success: true, user }) : signedOut()
  }),

  http.get(mockPath(endpoints.listSessions.path), ({ request }) =>
    personOf(request) ? answer([...mockSessions] satisfies Session[]) : signedOut(),
  ),
  http.delete(mockPath(endpoints.endSession.path), () => say('Signed out there.')),
  http.delete(mockPath(endpoints.endSessions.path), () => say('Signed out everywhere.')),

  http.patch<never, { email: string }>(mockPath(endpoints.subscribe.path), async ({ request }) => {
    const user = personOf(request)
    const { email } = await request.json()
    if (user === undefined) return signedOut()
    if (user.email !== email) return refuse('validation', 'Only the address of your own account can be subscribed.')
    return answer({ success: true, message: 'You are subscribed.' })
  }),
  http.post(mockPath(endpoints.unsubscribe.path), () => answer({ success: true, message: 'You are unsubscribed.' })),

  http.post(mockPath(endpoints.sendCode.path), () => say('If this email has an account, a code is on its way.')),
  http.post<never, { code: string }>(mockPath(endpoints.verifyCode.path), async ({ request }) => {
    const { code } = await request.json()
    return code === mockCode ? say('The code is right.') : refuse('validation', 'Invalid code.')
  }),
  http.post(mockPath(endpoints.resetPassword.path), () => say('The password is changed.')),

  http.get(mockPath(endpoints.listUsers.path), ({ request }) => {
    if (!personOf(request)?.isPrimaryAdmin) return refuse('forbidden', 'Only the primary admin may do this.')
    const query = new URL(request.url).searchParams
    const found = mockUsers.filter(({ username, email }) => `${username} ${email}`.toLowerCase().includes((query.get('q') ?? '').toLowerCase()))
    const [page, pageSize] = [Number(query.get('page') ?? 1), Number(query.get('pageSize') ?? 100)]
    const headers = { 'x-total-count': String(found.length) }
    return answer(found.slice((page - 1) * pageSize, page * pageSize) satisfies ListedUser[], { headers })
  }),
  http.post(mockPath(endpoints.allowCreation.path), () => say('Access granted.')),
  http.patch(mockPath(endpoints.togglePermission.path), () => say('The permission was changed.')),
  http.post(mockPath(endpoints.deleteUser.path), () => say('The user was deleted.')),
]
