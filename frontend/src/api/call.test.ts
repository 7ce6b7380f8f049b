import { delay, http, HttpResponse } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ArticleInput } from '@artha/contract/article-body'
import { accountBuilder, listedUserBuilder } from '../mocks/data/account-builder.ts'
import { articleBuilder, cardBuilder } from '../mocks/data/article-builder.ts'
import { deskArticleBuilder } from '../mocks/data/desk-builder.ts'
import { server } from '../mocks/page-tests/node.ts'
import { ApiError } from './api-error.ts'
import { call, readAnyKey, readListKey, sendWrite } from './call.ts'
import { keyOf } from './key-of.ts'
import { currentToken, endSession, openSession } from './session.ts'

const article = articleBuilder()
const { _id: id } = article
const person = { username: 'Asha', email: 'asha@example.in', password: 'a good one' }
const body: ArticleInput = {
  title: 'GST',
  category: 'Tax',
  subcategory: 'CGST',
  section: 'main',
  sections: [{ subtitle: 'a', description: 'b' }],
}
const answer = (value: object, status = 200) => server.use(http.all('*', () => HttpResponse.json({ ...value }, { status })))

async function failureOf(calling: Promise<unknown>) {
  try {
    return await calling
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { kind, status, code, message } = error
    return { kind, status, code, message }
  }
}

afterEach(() => void vi.useRealTimers())

describe('an answer', () => {
  test('is what the contract knows of it', async () => {
    answer({ ...article, password: 'secret' })
    expect(await call('readArticle', { id })).toEqual(article)
  })

  test('has its HTML cleaned; plain text stays as it was typed', async () => {
    const [section] = article.sections
    const typed = { ...section, description: '1. Is 2 < 3 & 4?\nYes.' }
    answer({ ...article, sections: [{ ...section, description: '<p onclick="x()">a</p><script>x()</script>' }, typed] })
    expect(await call('readArticle', { id })).toEqual({ ...article, sections: [{ ...section, description: '<p>a</p>' }, typed] })
  })

  test('to a list of cards is checked as such', async () => {
    const cards = [cardBuilder()]
    server.use(http.get('*/admin/upload', () => HttpResponse.json(cards)))
    expect(await call('listArticleCards', { query: { category: 'Tax' } })).toEqual(cards)
  })

  test('to a write is held to what the contract says of that write', async () => {
    const saved = deskArticleBuilder({}, article)
    answer({ ...saved, ownerId: 'secret' }, 201)
    expect(await sendWrite('updateArticle', { id, body })).toEqual(saved)
  })
})

describe('the token', () => {
  const seen: (string | null)[] = []
  const watch = (status = 200, body: object = { message: 'Done.' }) =>
    server.use(
      http.all('*', ({ request: asked }) => {
        seen.push(asked.headers.get('authorization'))
        return HttpResponse.json({ ...body }, { status })
      }),
    )

  afterEach(() => {
    seen.length = 0
    endSession()
  })

  test.each([
    ['readHome', () => call('readHome'), null],
    ['readArticle', () => call('readArticle', { id }), null],
    ['listSessions', () => call('listSessions'), 'Bearer abc'],
    ['listUsers', () => call('listUsers', { query: { page: 2 } }), 'Bearer abc'],
    ['updateArticle', () => sendWrite('updateArticle', { id, body }), 'Bearer abc'],
    ['subscribe', () => sendWrite('subscribe', { body: { email: 'a@b.in' } }), 'Bearer abc'],
    ['me, with a token of its own', () => call('me', { token: 'other' }), 'Bearer other'],
  ] as const)('of %s is %#', async (_, calling, expected) => {
    openSession('abc')
    watch()
    await calling().catch(() => undefined)
    expect(seen[0]).toBe(expected)
  })

  test('is not made up where no user is signed in', async () => {
    watch()
    await call('listSessions').catch(() => undefined)
    expect(seen).toEqual([null])
  })

  test('that the server refuses for the account itself is forgotten', async () => {
    openSession('abc', accountBuilder())
    watch(401, { message: 'No.', code: 'unauthenticated' })
    await call('me').catch(() => undefined)
    expect(currentToken()).toBeNull()
    expect(localStorage.getItem('user')).toBeNull()
  })

  test('that is refused elsewhere is forgotten only if the account agrees', async () => {
    openSession('abc')
    server.use(
      http.get('/auth/sessions', () => HttpResponse.json({ message: 'No.', code: 'unauthenticated' }, { status: 401 })),
      http.get('/auth/me', () => HttpResponse.json({ success: true, user: accountBuilder() }), { once: true }),
    )
    await call('listSessions').catch(() => undefined)
    expect(currentToken()).toBe('abc')
    await call('listSessions').catch(() => undefined)
    await vi.waitFor(() => expect(currentToken()).toBeNull(), { timeout: 60_000 })
  })

  test('of a session that began meanwhile is kept', async () => {
    openSession('old')
    server.use(
      http.get('/auth/me', () => {
        openSession('new')
        return HttpResponse.json({ message: 'No.', code: 'unauthenticated' }, { status: 401 })
      }),
    )
    await call('me').catch(() => undefined)
    expect(currentToken()).toBe('new')
  })
})

test('what stands under any key is read by the schema of its name', async () => {
  server.use(http.get('*/admin/upload/:id', () => HttpResponse.json({ ...article, password: 'secret' })))
  expect(await readAnyKey(keyOf('readArticle', { id }))).toEqual(article)
  expect(() => readAnyKey('/nowhere')).toThrow('There is no read for the key /nowhere')
})

describe('a list', () => {
  const users = [listedUserBuilder()]

  test.each([
    ['1000+', '1000+'],
    [undefined, '1'],
  ])('counted as %s has %s entries', async (header, total) => {
    const headers: Record<string, string> = header === undefined ? {} : { 'x-total-count': header }
    server.use(http.get('/auth/admin/users', () => HttpResponse.json(users, { headers })))
    expect(await readListKey('listUsers', keyOf('listUsers'))).toEqual({ items: users, total })
  })
})

describe('a failure says what kind it is', () => {
  test.each([
    [404, 'not-found', 'not-found'],
    [400, 'validation', 'refused'],
    [429, 'too-many-requests', 'refused'],
    [503, 'unavailable', 'server'],
  ])('%i, %s: %s', async (status, code, kind) => {
    answer({ message: 'No.', code }, status)
    expect(await failureOf(call('readArticle', { id }))).toEqual({ kind, status, code, message: 'No.' })
  })

  test('a refusal without our words', async () => {
    server.use(http.all('*', () => HttpResponse.text('<h1>Bad gateway</h1>', { status: 502 })))
    expect(await failureOf(call('readArticle', { id }))).toEqual({
      kind: 'server',
      status: 502,
      code: undefined,
      message: 'The server answered 502.',
    })
  })

  test.each([
    ['another shape', () => HttpResponse.json({ title: 1 })],
    ['no JSON', () => HttpResponse.text('<html>')],
  ])('an answer of %s', async (_, respond) => {
    server.use(http.all('*', respond))
    expect(await failureOf(call('readArticle', { id }))).toMatchObject({ kind: 'unexpected-answer', status: 200 })
  })

  test('what is wrong with each field', async () => {
    const fields = { password: 'Too short.' }
    server.use(http.post('*', () => HttpResponse.json({ message: 'No.', code: 'validation', fields }, { status: 400 })))
    await expect(sendWrite('signup', { body: person })).rejects.toMatchObject({ fields, retryAt: undefined })
  })

  test.each([
    [429, 'too-many-requests', { 'retry-after': '30' }, 30],
    [503, 'unavailable', {}, 60],
  ])('when to try again after %i', async (status, code, headers, seconds) => {
    server.use(http.post('*', () => HttpResponse.json({ message: 'Not now.', code }, { status, headers })))
    const before = Date.now()
    const error = await sendWrite('signup', { body: person }).catch((thrown: unknown) => thrown)
    const moment = error instanceof ApiError ? (error.retryAt?.getTime() ?? 0) : 0
    expect(moment).toBeGreaterThanOrEqual(before + seconds * 1_000)
    expect(moment).toBeLessThanOrEqual(Date.now() + seconds * 1_000)
  })

  test('an answer to a write that is not what the contract says', async () => {
    server.use(http.post('*', () => HttpResponse.json({ token: 5 })))
    await expect(sendWrite('login', { body: person })).rejects.toMatchObject({ kind: 'unexpected-answer' })
  })

  test('no connection', async () => {
    server.use(http.all('*', () => HttpResponse.error()))
    expect(await failureOf(call('readArticle', { id }))).toMatchObject({ kind: 'network' })
  })

  test('no answer in time', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort())
    server.use(http.all('*', () => delay('infinite')))
    expect(await failureOf(call('readArticle', { id }))).toMatchObject({ kind: 'timeout' })
  })
})
