import { delay, http, HttpResponse } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { articleBuilder, cardBuilder } from '../mocks/article-builder.ts'
import { server } from '../mocks/node.ts'
import { ApiError } from './api-error.ts'
import { articleCardsKey, articleKey } from './articles.ts'
import { request } from './request.ts'

const article = articleBuilder()
const key = articleKey(article._id)
const answer = (value: object, status = 200) => server.use(http.all('*', () => HttpResponse.json({ ...value }, { status })))

async function failureOf(path: string) {
  try {
    return await request(path)
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
    expect(await request(key)).toEqual(article)
  })

  test('has its HTML cleaned; plain text stays as it was typed', async () => {
    const [section] = article.sections
    const typed = { ...section, description: '1. Is 2 < 3 & 4?\nYes.' }
    answer({ ...article, sections: [{ ...section, description: '<p onclick="x()">a</p><script>x()</script>' }, typed] })
    expect(await request(key)).toEqual({ ...article, sections: [{ ...section, description: '<p>a</p>' }, typed] })
  })

  test('to a list of cards is checked as such', async () => {
    const cards = [cardBuilder()]
    server.use(http.get('*/admin/upload', () => HttpResponse.json(cards)))
    expect(await request(articleCardsKey({ category: 'Tax' }))).toEqual(cards)
  })

  test('to a write is given as it is', async () => {
    answer({ anything: 1 }, 201)
    expect(await request(key, { method: 'PUT', json: { title: 'a' } })).toEqual({ anything: 1 })
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
    expect(await failureOf(key)).toEqual({ kind, status, code, message: 'No.' })
  })

  test('a refusal without our words', async () => {
    server.use(http.all('*', () => HttpResponse.text('<h1>Bad gateway</h1>', { status: 502 })))
    expect(await failureOf(key)).toEqual({ kind: 'server', status: 502, code: undefined, message: 'The server answered 502.' })
  })

  test.each([
    ['another shape', () => HttpResponse.json({ title: 1 })],
    ['no JSON', () => HttpResponse.text('<html>')],
  ])('an answer of %s', async (_, respond) => {
    server.use(http.all('*', respond))
    expect(await failureOf(key)).toMatchObject({ kind: 'unexpected-answer', status: 200 })
  })

  test('no connection', async () => {
    server.use(http.all('*', () => HttpResponse.error()))
    expect(await failureOf(key)).toMatchObject({ kind: 'network' })
  })

  test('no answer in time', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort())
    server.use(http.all('*', () => delay('infinite')))
    expect(await failureOf(key)).toMatchObject({ kind: 'timeout' })
  })
})
