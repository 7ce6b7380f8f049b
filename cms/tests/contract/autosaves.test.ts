import { randomUUID } from 'node:crypto'
import type { AutosaveAnswer, Autosaved } from '@artha/contract/autosave'
import type { VersionLine } from '@artha/contract/versions'
import type { DeskArticle } from '@artha/contract/desk'
import type { ErrorAnswer } from '@artha/contract/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../access/database'
import { articleData } from './samples'
import { saveFromTwoWindows } from './two-windows'
import { people, write, type People } from './writers'

let who: People
const database = openDatabase()
const noId = 'aaaaaaaaaaaaaaaaaaaaaaaa'

beforeAll(async () => {
  who = await people()
})
afterAll(() => database.destroy())

const make = async () => (await write<DeskArticle>(who.creator, 'POST', '/admin/upload', articleData())).body._id
const keep = <Body = Autosaved>(id: string, body: object, token = who.creator) => write<Body>(token, 'PUT', `/api/desk/articles/${id}/autosave`, body)
const read = async (id: string, token = who.creator) => (await write<AutosaveAnswer>(token, 'GET', `/api/desk/articles/${id}/autosave`)).body
const forget = (id: string, token = who.creator) => write(token, 'DELETE', `/api/desk/articles/${id}/autosave`)
const typed = (title: string, seen: number, basedOn = 1) => ({ basedOn, seen, values: { title } })

describe('PUT /api/desk/articles/{id}/autosave', () => {
  it('keeps what is typed: one row, no version, no entry in the trail', async () => {
    const id = await make()
    const first = await keep(id, typed('One', 0))
    expect([first.status, first.body.turn, first.body.others]).toEqual([200, 1, []])
    expect((await keep(id, typed('Two', 1))).body.turn).toBe(2)
    expect((await read(id)).own).toMatchObject({ basedOn: 1, turn: 2, values: { title: 'Two' } })
    const versions = (await write<VersionLine[]>(who.creator, 'GET', `/api/desk/articles/${id}/versions`)).body
    const trail = await database('accounts_audit_entries').where({ subject: `article:${id}` })
    expect([versions.length, trail.length, (await database('autosaves').where({ item_id: id })).length]).toEqual([1, 1, 1])
    expect((await write<DeskArticle>(who.creator, 'GET', `/api/desk/articles/${id}`)).body.version).toBe(1)
  })

  it('keeps whatever was typed, to the letter', async () => {
    const id = await make()
    const values = {
      title: 'NUL \u0000, half a pair \ud800, “₹”, <script>',
      sections: [{ id: 'p1', description: null }],
      __other: { deep: [1, true] },
    }
    await keep(id, { basedOn: 1, seen: 0, values })
    expect((await read(id)).own?.values).toEqual(values)
  })

  // autosaves.long.test.ts saves a thousand times
  it('of a hundred from two windows in turn loses none that was answered, and takes none that is late', async () => {
    const id = await make()
    const { kept, refused } = await saveFromTwoWindows(who.creator, id, 100)
    // After a refusal the window's next save may be accepted, so at least a third is
    expect([kept + refused, kept >= 33, refused > 0]).toEqual([100, true, true])
    expect((await database('autosaves').where({ item_id: id })).length).toBe(1)
  })

  it('of twenty at once takes one', async () => {
    const id = await make()
    const all = await Promise.all(Array.from({ length: 20 }, (_, at) => keep(id, typed(`Text ${at}`, 0))))
    const kept = all.flatMap(({ status }, at) => (status === 200 ? [`Text ${at}`] : []))
    expect(kept).toHaveLength(1)
    expect((await read(id)).own?.values).toEqual({ title: kept[0] })
  })

  it('refuses what began from a text that was saved over, and what has not seen it', async () => {
    const id = await make()
    await keep(id, typed('Before', 0))
    await write(who.admin, 'PUT', `/admin/upload/${id}`, articleData({ title: 'Saved by another' }))
    expect((await keep<ErrorAnswer>(id, typed('Late', 1))).body.code).toBe('conflict')
    expect((await read(id)).own?.values).toEqual({ title: 'Before' })
    expect((await keep<ErrorAnswer>(id, typed('Unseen', 0, 2))).body.code).toBe('conflict')
    expect((await keep(id, typed('On the newer one', 1, 2))).body.turn).toBe(2)
  })

  it('says who else is writing, and since when', async () => {
    const id = await make()
    await keep(id, typed('Of the creator', 0))
    const { body } = await keep(id, typed('Of the admin', 0), who.admin)
    expect(body.others).toEqual([{ name: expect.any(String), since: expect.any(String), savedAt: expect.any(String) }])
    expect((await read(id)).own?.values).toEqual({ title: 'Of the creator' })
    await database('autosaves')
      .where({ item_id: id })
      .update({ saved_at: new Date(Date.now() - 3_600_000) })
    expect((await read(id)).others).toEqual([])
  })

  it('is over with the save of what was typed, and with giving it up', async () => {
    const id = await make()
    await keep(id, typed('Typed', 0))
    await write(who.creator, 'PUT', `/admin/upload/${id}`, articleData({ title: 'Typed' }))
    expect((await read(id)).own).toBeNull()
    await keep(id, typed('More', 0, 2))
    await write(who.creator, 'PUT', `/api/desk/articles/${id}`, { title: 'More' }, { 'idempotency-key': randomUUID() })
    expect((await read(id)).own).toBeNull()
    await keep(id, typed('Given up', 0, 3))
    expect((await forget(id)).status).toBe(200)
    expect((await read(id)).own).toBeNull()
  })

  it('is for who may change the article, and of what is there', async () => {
    const id = await make()
    expect((await keep<ErrorAnswer>(id, typed('x', 0), who.otherCreator)).status).toBe(403)
    expect((await keep<ErrorAnswer>(id, typed('x', 0), who.reader)).status).toBe(403)
    expect((await keep<ErrorAnswer>(noId, typed('x', 0))).status).toBe(404)
    expect([(await forget(noId)).status, (await write(who.creator, 'GET', `/api/desk/articles/${noId}/autosave`)).status]).toEqual([404, 404])
    for (const body of [{}, { basedOn: -1, seen: 0, values: {} }, { basedOn: 1, seen: 0, values: [] }, { ...typed('x', 0), more: 1 }]) {
      expect((await keep<ErrorAnswer>(id, body)).status).toBe(400)
    }
  })
})
