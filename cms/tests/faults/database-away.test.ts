import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { owner, signIn } from '../access/callers'
import { expectUnavailable, startBehindWire, timed } from './behind-wire'

let own: Awaited<ReturnType<typeof startBehindWire>>

beforeAll(async () => {
  own = await startBehindWire()
})
afterAll(() => own.stop())

/** The number of files in the Media Library, and the names in the uploads folder. */
async function whatIsKept() {
  const [found] = await own.direct('files').count('* as rows')
  return { rows: Number(found?.rows), files: readdirSync(path.join(own.cms.home.folder, 'public', 'uploads')).sort() }
}

const isReady = async () => (await own.readiness()).status

describe('a database that', () => {
  // database-away.long.test.ts measures how long the answers take
  it('hangs is 503 to everybody while it hangs, and "not ready"', async () => {
    const before = await whatIsKept()
    const begun = await own.beginUpload()
    own.wire.set('hangs')
    const asked = Promise.all([own.questions(), begun.end()])
    expect(await isReady()).toBe(503)
    expect((await timed(fetch(`${own.cms.url}/healthz`))).status).toBe(200)
    const [answers, ofUpload] = await asked
    expectUnavailable([...answers, ofUpload])
    own.wire.set('passes')
    await own.comesBack()
    expect(await whatIsKept()).toEqual(before)
  })

  it('is away is 503 to everybody, and used again once it is back', async () => {
    own.wire.set('cut')
    await expect.poll(isReady).toBe(503)
    expectUnavailable(await own.questions())
    own.wire.set('passes')
    await own.comesBack()
    expect((await signIn(own.cms.url, owner)).token).not.toBe('')
  })

  it('takes no writes is "not ready", refuses saves with 503 and goes on being read', async () => {
    const readOnly = (isOn: boolean) => own.direct.raw(`alter database artha set default_transaction_read_only = ${isOn ? 'on' : 'off'}`)
    await readOnly(true)
    // Open connections do not see the new setting, so they are cut
    own.wire.set('cut')
    own.wire.set('passes')
    await expect.poll(isReady).toBe(503)
    await expect.poll(async () => (await timed(fetch(`${own.cms.url}/admin/upload`))).status).toBe(200)
    const before = await whatIsKept()
    expectUnavailable([await own.save(), await own.uploadOf()])
    expect(await whatIsKept()).toEqual(before)
    await own.direct.raw('set default_transaction_read_only = off')
    await readOnly(false)
    own.wire.set('cut')
    own.wire.set('passes')
    await own.comesBack()
  })
})
