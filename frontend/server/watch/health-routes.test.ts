import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { homeBuilder } from '../../src/mocks/data/home-builder.ts'
import { startStandinCms } from '../standins/standin-cms.ts'
import { startStandinSite } from '../standins/standin-site.ts'

let cms: Awaited<ReturnType<typeof startStandinCms>>
let site: Awaited<ReturnType<typeof startStandinSite>>
let isDraining: boolean

beforeEach(async () => {
  isDraining = false
  cms = await startStandinCms({ '/api/home': { json: homeBuilder() } })
  site = await startStandinSite({ cmsUrl: cms.url, isDraining: () => isDraining })
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await site.stop()
  await cms.stop()
})

const ask = async (path: string) => {
  const answer = await fetch(site.url + path)
  return { status: answer.status, body: await answer.text() }
}

test('the process lives', async () => {
  expect(await ask('/healthz')).toMatchObject({ status: 200 })
})

test('it is ready from the first contact with the cms on, and not while draining', async () => {
  expect(await ask('/readyz')).toMatchObject({ status: 503 })
  await expect.poll(() => ask('/readyz')).toMatchObject({ status: 200, body: '{"cms":"up"}' })
  isDraining = true
  expect(await ask('/readyz')).toMatchObject({ status: 503 })
})

test('it is answered while the cms has not answered yet', async () => {
  let answerCms = () => {}
  cms.answers['/api/home'] = { json: homeBuilder(), after: new Promise<void>((resolve) => (answerCms = resolve)) }
  // No wait for the cms times out by itself
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
  expect(await ask('/readyz')).toMatchObject({ status: 503 })
  vi.useRealTimers()
  answerCms()
  await expect.poll(() => ask('/readyz')).toMatchObject({ status: 200 })
})

test('it is not ready before the first contact', async () => {
  await cms.stop()
  await ask('/readyz')
  expect(await ask('/readyz')).toMatchObject({ status: 503 })
})
