import { delay, http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { server } from '../mocks/page-tests/node.ts'
import { signInAs } from '../mocks/handlers/sign-in.ts'
import type { ApiError } from './api-error.ts'
import { uploadMedia } from './upload-media.ts'
import { currentToken } from './session.ts'

const file = new File(['picture'], 'coins.jpg', { type: 'image/jpeg' })
const options = (more: { alt?: string; signal?: AbortSignal } = {}) => ({
  onProgress: () => undefined,
  signal: new AbortController().signal,
  ...more,
})
const failureOf = (upload: Promise<unknown>) =>
  upload.then(
    () => undefined,
    (error: unknown) => {
      const { name, kind, status, code, message } = error as ApiError
      return { name, kind, status, code, message }
    },
  )

test('a file is sent as a form with the token, and the answer is what the contract knows of it', async () => {
  signInAs('creator')
  const seen: unknown[] = []
  server.use(
    http.post('/api/media', async ({ request }) => {
      const form = await request.formData()
      seen.push(request.headers.get('authorization'), [...form.keys()], form.get('alt'), (form.get('file') as File).size)
      return HttpResponse.json({ secure_url: '/uploads/a.webp', kind: 'image', image: null, secret: 1 }, { status: 201 })
    }),
  )
  expect(await uploadMedia(file, options({ alt: 'Coins' }))).toEqual({ secure_url: '/uploads/a.webp', kind: 'image', image: null })
  expect(seen).toEqual([`Bearer ${currentToken()}`, ['alt', 'file'], 'Coins', file.size])
})

test('it is said how much is sent', async () => {
  signInAs('creator')
  const fractions: number[] = []
  await uploadMedia(file, { ...options(), onProgress: (fraction) => fractions.push(fraction) })
  expect(fractions.at(-1)).toBe(1)
})

test.each([
  [413, 'too-large', 'Pictures have at most 10 MB.', 'refused'],
  [415, 'unsupported-media-type', 'This is no picture.', 'refused'],
  [503, 'unavailable', 'Please try again in a moment.', 'server'],
] as const)('a refusal of %i is an error of the cms with its words', async (status, code, message, kind) => {
  server.use(http.post('/api/media', () => HttpResponse.json({ message, code }, { status })))
  expect(await failureOf(uploadMedia(file, options()))).toEqual({ name: 'ApiError', kind, status, code, message })
})

test('a refused token is asked about once more, and then given up', async () => {
  signInAs('creator')
  const refuse = () => HttpResponse.json({ message: 'Please log in.', code: 'unauthenticated' }, { status: 401 })
  server.use(http.post('/api/media', refuse), http.get('/auth/me', refuse))
  expect(await failureOf(uploadMedia(file, options()))).toMatchObject({ status: 401 })
  await expect.poll(currentToken).toBeNull()
})

test.each([
  ['no answer', (): Response => HttpResponse.error(), { kind: 'network', message: 'The server could not be reached.' }],
  ['an answer that is none', (): Response => HttpResponse.json({ secure_url: 1 }, { status: 201 }), { kind: 'unexpected-answer' }],
])('%s', async (_, answer, expected) => {
  server.use(http.post('/api/media', answer))
  expect(await failureOf(uploadMedia(file, options()))).toMatchObject(expected)
})

test('an upload that is stopped says so', async () => {
  server.use(http.post('/api/media', () => delay('infinite')))
  const control = new AbortController()
  const failure = failureOf(uploadMedia(file, options({ signal: control.signal })))
  control.abort()
  expect(await failure).toMatchObject({ name: 'AbortError' })
  expect(await failureOf(uploadMedia(file, options({ signal: control.signal })))).toMatchObject({ name: 'AbortError' })
})
