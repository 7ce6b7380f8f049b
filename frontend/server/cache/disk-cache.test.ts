import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { articleBuilder } from '../../src/mocks/data/article-builder.ts'
import { article, articlePath, fakeCms, goodHome, home, json, missing } from '../standins/fake-cms.ts'
import { mayStoreOnDisk } from './disk-cache.ts'
import { openDiskCache } from './open-disk-cache.ts'

const down = () => Promise.reject(new Error('connect ECONNREFUSED'))
const whose = { contract: 'c0ffee', cmsUrl: 'http://cms' }
const wide = { bytes: 1_000_000, count: 100 }
const openOwn = async (bounds = wide, of = whose) => {
  const answers = await openDiskCache(cacheFolder, of, bounds)
  if (answers === undefined) throw new Error('The folder cannot be made')
  return answers
}

let cacheFolder: string
const ownFolder = async () => path.join(cacheFolder, (await readdir(cacheFolder))[0] ?? '')

beforeEach(async () => {
  cacheFolder = await mkdtemp(path.join(tmpdir(), 'artha-answers-'))
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await rm(cacheFolder, { recursive: true, force: true })
})

/** Simulates a process that reads an article and the front page, and ends. */
async function readAndEnd() {
  const answers = await openOwn()
  const { cms, status } = fakeCms(answers)
  cms.answer = async (key) => (key === home ? goodHome() : json(200, article))
  expect([await status(), await status(articlePath)]).toEqual([200, 200])
  await answers.close()
}

test('a new process gives what an earlier one read while the cms is away, as an old answer, and says that it is away', async () => {
  await readAndEnd()
  const answers = await openOwn()
  const { cms, cache, status } = fakeCms(answers)
  cms.answer = down
  const outcome = await cache.read(articlePath)
  expect(outcome).toMatchObject({ answer: { status: 200, value: article } })
  expect('requestedAt' in outcome && cache.ageMs(outcome.requestedAt)).toBeGreaterThanOrEqual(5_000)
  expect(await status('/admin/upload?fields=card&q=loan')).toBe('network')
})

test.each([-3_600_000, 3_600_000])('a clock that was set by %i ms meanwhile makes no cached response young', async (stepMs) => {
  await readAndEnd()
  const answers = await openOwn()
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + stepMs)
  const { cms, cache } = fakeCms(answers)
  cms.answer = async () => json(200, { ...article, title: 'Written since' })
  expect(await cache.read(articlePath)).toMatchObject({ answer: { value: { title: 'Written since' } } })
  expect(cms.asked).toBe(1)
})

test('what the cms says is gone is gone in the next process too', async () => {
  await readAndEnd()
  const answers = await openOwn()
  const { cms, status } = fakeCms(answers)
  cms.answer = async (key) => (key === home ? goodHome() : missing())
  expect(await status(articlePath)).toBe(404)
  await answers.close()
  const next = fakeCms(await openOwn())
  next.cms.answer = down
  expect([await next.status(), await next.status(articlePath)]).toEqual([200, 'network'])
})

test('another contract finds nothing and removes it; another cms finds nothing and leaves it', async () => {
  await readAndEnd()
  expect((await openOwn(wide, { ...whose, cmsUrl: 'http://other' })).has(home)).toBe(false)
  expect((await openOwn()).has(home)).toBe(true)
  const answers = await openOwn(wide, { ...whose, contract: 'decade' })
  expect(answers.has(home)).toBe(false)
  expect(await readdir(cacheFolder)).toEqual([expect.stringMatching(/^answers-decade-/)])
})

test('files that were cut, changed or are of another key are left out with one line, and go', async () => {
  await readAndEnd()
  const folder = await ownFolder()
  const [one = '', other = ''] = await readdir(folder)
  await writeFile(path.join(folder, one), (await readFile(path.join(folder, one))).subarray(0, -1))
  await writeFile(path.join(folder, other), 'nonsense')
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { cms, status } = fakeCms(await openOwn())
  cms.answer = down
  expect([await status(), await status(articlePath)]).toEqual(['network', 'network'])
  expect(log).toHaveBeenCalledTimes(1)
  expect(await readdir(folder)).toEqual([])
})

test.each([
  ['count', { bytes: 1_000_000, count: 5 }],
  ['bytes', { bytes: 100_000, count: 100 }],
])('the bound of its %s holds, for what is written and for what is found', async (_, bounds) => {
  const answers = await openOwn(bounds)
  const { cms, cache, status } = fakeCms(answers)
  const answerOf = async (key: string) => {
    const outcome = await cache.read(key)
    if ('failed' in outcome) throw new Error(outcome.failed)
    return outcome.answer
  }
  cms.answer = async () => json(200, articleBuilder({ content: 'x'.repeat(15_000) }))
  const keys = Array.from({ length: 12 }, (_, at) => `${articlePath.slice(0, -2)}${String(at).padStart(2, '0')}`)
  const [first = ''] = keys
  for (const key of keys) {
    await status(key)
    await answers.close()
    // An answer that is still read stays, even if it never changes
    answers.keep(first, await answerOf(first))
  }
  const sizeOf = async () => {
    const folder = await ownFolder()
    const names = await readdir(folder)
    const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).size))
    return { count: names.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
  }
  const { count, bytes } = await sizeOf()
  expect(count).toBeGreaterThan(2)
  expect(count).toBeLessThanOrEqual(bounds.count)
  expect(bytes).toBeLessThanOrEqual(bounds.bytes)
  const reopened = await openOwn()
  expect([keys.at(-1) ?? '', first, keys[1] ?? ''].map((key) => reopened.has(key))).toEqual([true, true, false])
  await openOwn({ bytes: 40_000, count: 2 })
  expect((await sizeOf()).count).toBeLessThanOrEqual(2)
})

test('nothing is half written: a file of a process that was killed on the way is none, and goes', async () => {
  await readAndEnd()
  const folder = await ownFolder()
  const left = path.join(folder, 'ab.1.tmp')
  await writeFile(left, 'half')
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000)
  await openOwn()
  expect(await readdir(folder)).toHaveLength(2)
})

test('a folder that cannot be written is one line, and the site does without', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await openDiskCache('/dev/null/cache', whose, wide)).toBeUndefined()
  const answers = await openOwn()
  await rm(cacheFolder, { recursive: true })
  const { status } = fakeCms(answers)
  expect(await status()).toBe(200)
  await answers.close()
  expect(await status()).toBe(200)
  expect(log).toHaveBeenCalledTimes(2)
})

test.each([
  ['/api/home', true],
  ['/admin/upload?fields=card&limit=12', true],
  ['/admin/upload/aaaaaaaaaaaaaaaaaaaaaaaa', true],
  ['/api/stories', true],
  // Search terms of a reader
  ['/admin/upload?fields=card&q=home+loan', false],
  ['/admin/upload?Q=home', false],
  ['/admin/upload?%71=home', false],
  // The answer may differ for a signed-in user
  ['/api/stories?all=1', false],
  ['/auth/me', false],
  ['/auth/sessions', false],
  ['/api/desk/articles', false],
  // Behind a secret link
  ['/api/preview?token=secret', false],
  ['/api/unknown', false],
])('%s survives a restart: %s', (key, survives) => {
  expect(mayStoreOnDisk(key)).toBe(survives)
})
