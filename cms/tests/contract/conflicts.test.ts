import { randomUUID } from 'node:crypto'
import type { DeskStory } from '@artha/contract/desk'
import type { ErrorAnswer } from '@artha/contract/errors'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { openDatabase } from '../access/database'
import { sharedStudioToken } from '../shared-studio'
import { openStudio } from '../studio'
import { articleData, storyBody } from './samples'
import { people, write, type People } from './writers'

let who: People
beforeAll(async () => {
  who = await people()
})

const newStory = async (headers?: Record<string, string>) => (await write<DeskStory>(who.creator, 'POST', '/api/stories', storyBody(), headers)).body

describe('what somebody else was faster with is refused as a conflict', () => {
  it('a story under a key that was used for another', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const { _id } = await newStory(headers)
    const again = await write<ErrorAnswer>(who.creator, 'POST', '/api/stories', storyBody({ title: 'Another' }), headers)
    expect([again.status, again.body.code]).toEqual([409, 'conflict'])
    await write(who.creator, 'DELETE', `/api/stories/${_id}`)
  })

  it('the deletion of a story that was saved meanwhile', async () => {
    const { _id } = await newStory()
    const remove = (version: string) => write<ErrorAnswer>(who.creator, 'DELETE', `/api/stories/${_id}`, undefined, { 'if-match': version })
    expect((await remove('"99"')).status).toBe(409)
    expect((await remove('"1"')).status).toBe(200)
  })

  it('what would come back from the bin to an address that is taken', async () => {
    const studio = openStudio(inject('cmsUrl'), sharedStudioToken())
    const [gone, other] = [await studio.post('article', articleData()), await studio.post('article', articleData())]
    await studio.remove('article', gone)
    const database = openDatabase()
    // Our programs never do this, but copying old rows into a database with new ones would.
    const rename = (from: string, to: string) => database('articles').where('document_id', from).update({ document_id: to })
    await rename(other, gone)
    const { status, body } = await write<ErrorAnswer>(who.admin, 'POST', `/api/desk/bin/${gone}/restore`)
    await rename(gone, other)
    await database.destroy()
    await studio.remove('article', other)
    expect([status, body.code]).toEqual([409, 'conflict'])
  })
})
