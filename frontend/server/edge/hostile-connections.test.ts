import { describe, expect, test } from 'vitest'
import { answers, half, hang, senders, useHostileCms } from '../standins/hostile-cms.ts'

const { answerAs, resetAll, site, unheard } = useHostileCms()

// Each behaviour of the cms and of a client once; all combinations are in hostile-connections.long.test.ts
describe.each(answers.map(([name, listener], at) => [name, listener, senders[at % senders.length] ?? expect.fail()] as const))(
  'while the cms %s',
  (_, listener, [name, text]) => {
    test(`${name} and a reset, on every path, end nothing`, async () => {
      answerAs(listener)
      await resetAll(text)
    })
  },
)

test('an answer that breaks off is 503 where it is short, and cut where it is long', async () => {
  answerAs(answers[4]?.[1] ?? hang)
  expect((await fetch(`${site().url}/auth/me`)).status).toBe(503)
  answerAs((request, response) => {
    half(request, response)
    response.write('x', () => response.destroy())
  })
  await expect(fetch(`${site().url}/auth/me`).then((response) => response.text())).rejects.toThrow()
  expect(unheard).toEqual([])
})

test('after all that, as much can be asked at once as before', async () => {
  const long = 'x'.repeat(300_000)
  answerAs((request, response) => void request.resume().once('end', () => response.end(request.url === '/auth/sessions' ? long : 'short')))
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(site().url + path, init)
    return [response.status, (await response.text()).length]
  }
  const asked = [
    ...Array.from({ length: 200 }, () => ask('/auth/login', { method: 'POST', body: '{}' })),
    ...Array.from({ length: 30 }, () => ask('/auth/sessions')),
    ...Array.from({ length: 20 }, () => ask('/api/media', { method: 'POST', body: long })),
    ...Array.from({ length: 20 }, (_, at) => ask(`/uploads/${at}.webp`)),
  ]
  const counted = (await Promise.all(asked)).map(String)
  expect(new Set(counted)).toEqual(new Set(['200,5', '200,300000']))
})
