import { afterAll, beforeAll, expect, it } from 'vitest'
import { tokenOf } from '../access/callers'
import { startOwnCms } from '../access/database'
import { raisedLimits } from '../raised-limits'
import { film } from '../sample-media'
import { upload } from './upload-as'

let cms: Awaited<ReturnType<typeof startOwnCms>>
let token: string

beforeAll(async () => {
  cms = await startOwnCms(raisedLimits)
  token = (await tokenOf('creator', cms.url, cms.database)) ?? ''
})
afterAll(async () => {
  expect(await cms.stop()).toBe(0)
})

// faults/uploads-through-the-site.test.ts uploads 100 MB through the site
it('a film of nearly 100 MB is taken', async () => {
  const answer = await upload(cms.url, token, { file: film('mp4', 99 * 1024 * 1024) })
  expect((await fetch(cms.url + answer.secure_url, { method: 'HEAD' })).headers.get('content-length')).toBe(String(99 * 1024 * 1024))
})
