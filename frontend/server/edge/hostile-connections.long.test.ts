import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { answers, hang, senders, useHostileCms } from '../standins/hostile-cms.ts'
import { openRaw, requestText } from '../standins/raw-connection.ts'

const { aPage, answerAs, resetAll, site, unheard, untilQuiet } = useHostileCms()

describe.each(answers)('while the cms %s', (_, listener) => {
  test.each(senders)('%s and a reset, on every path, end nothing', async (_name, text) => {
    answerAs(listener)
    await resetAll(text)
  })
})

test('bodies that are reset by the hundred while all that the cms can do is under way end nothing', async () => {
  answerAs(hang)
  const whole = Array.from({ length: 300 }, () => openRaw(site().port, requestText({ path: '/auth/login', bytes: 2, body: '{}' })))
  const begun = Array.from({ length: 300 }, () => openRaw(site().port, requestText({ path: '/auth/login', bytes: 99, body: '{"a":' })))
  const uploads = Array.from({ length: 100 }, () => openRaw(site().port, requestText({ path: '/api/media', bytes: 99_000, body: 'abc' })))
  const all = [...whole, ...begun, ...uploads]
  await Promise.all(all.map(({ socket }) => once(socket, 'connect')))
  expect(await aPage()).toBe(200)
  for (const { socket } of all) socket.resetAndDestroy()
  await Promise.all(all.map(({ ended }) => ended))
  expect(await aPage()).toBe(200)
  await untilQuiet()
  expect(unheard).toEqual([])
})
