import { messagePage, type MessagePage, type ReceivedMessage } from '@artha/contract/studio-newsroom'
import { describe, expect, inject, it } from 'vitest'
import { parse } from 'zod/mini'
import { sharedStudioToken } from '../shared-studio'
import { openStudioDesk } from '../studio-desk'
import { newPerson, send } from './callers'
import { openDatabase } from './database'

const cmsUrl = inject('cmsUrl')
const desk = openStudioDesk(cmsUrl, sharedStudioToken())

const listed = async (query: string): Promise<MessagePage> => parse(messagePage, await (await desk.ask(`/messages?${query}`)).json())

/** Sends a message from a new sender and returns it as the page lists it. */
async function received(message = 'Which slab does my plan fall in?\nThank you.'): Promise<ReceivedMessage> {
  const { email } = newPerson()
  await send(`${cmsUrl}/api/contact`, 'POST', { name: 'Kabir Das', email, message })
  const { results } = await listed(`q=${email}`)
  return results[0] as ReceivedMessage
}

const stateOf = async ({ email }: ReceivedMessage) => (await listed(`q=${email}`)).results[0]
const mark = ({ _id }: ReceivedMessage, state: string) => desk.ask(`/messages/${_id}/state`, 'PUT', { state })

describe('the messages of the contact page', () => {
  it('are listed whole, the newest first, and a new one is unmarked', async () => {
    const [first, second] = [await received(), await received()]
    expect(first).toMatchObject({
      name: 'Kabir Das',
      message: 'Which slab does my plan fall in?\nThank you.',
      state: 'unread',
      markedBy: '',
      markedAt: null,
    })
    const ids = (await listed('pageSize=2')).results.map(({ _id }) => _id)
    expect(ids).toEqual([second._id, first._id])
  })

  it('are found by the name, the address and the words, without regard to case', async () => {
    const message = await received('About the zebra crossing of rates')
    for (const q of ['ZEBRA crossing', message.email.toUpperCase()])
      expect((await listed(`q=${encodeURIComponent(q)}`)).results.map(({ _id }) => _id)).toEqual([message._id])
    expect((await listed('q=kabir')).total).toBeGreaterThan(0)
    expect((await listed('q=nobody-wrote-this')).results).toEqual([])
  })

  it('are marked, with the name and the time of the mark', async () => {
    const message = await received()
    const before = Date.now()
    const response = await mark(message, 'answered')
    expect([response.status, await response.json()]).toEqual([200, { message: 'Marked as answered.' }])
    const marked = await stateOf(message)
    expect(marked).toMatchObject({ state: 'answered', markedBy: 'Studio Administrator' })
    expect(Date.parse(marked?.markedAt ?? '')).toBeGreaterThanOrEqual(before - 1_000)
    expect((await listed(`state=answered&q=${message.email}`)).total).toBe(1)
    expect((await listed(`state=unread&q=${message.email}`)).total).toBe(0)
  })

  it('that are older than the marks are unread', async () => {
    const message = await received()
    const database = openDatabase()
    await database('contact_messages').where({ document_id: message._id }).update({ state: null })
    await database.destroy()
    expect((await listed(`state=unread&q=${message.email}`)).results.map(({ state }) => state)).toEqual(['unread'])
  })

  it('are deleted for good, and the trail says who and nothing of what', async () => {
    const message = await received()
    const remove = () => desk.ask(`/messages/${message._id}`, 'DELETE')
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404])
    expect((await listed(`q=${message.email}`)).total).toBe(0)
    expect(await (await desk.ask(`/bin`)).text()).not.toContain(message._id)
    const trail = await (await desk.ask(`/changes?q=${message._id}`)).text()
    expect(trail).toContain('message.delete')
    expect(trail).toContain('Studio Administrator')
    expect(trail).not.toContain(message.email)
    expect(trail).not.toContain('slab')
  })

  it.each(['state=lost', 'page=0', 'q=%00', 'q=', 'sort=email', 'filters[name]=a'])('are not asked by ?%s', async (query) => {
    expect((await desk.ask(`/messages?${query}`)).status).toBe(400)
  })

  it.each(['%00', 'x', '../changes', 'aaaaaaaaaaaaaaaaaaaaaaaa'])('at "%s" there is none to mark or delete', async (id) => {
    expect((await desk.ask(`/messages/${encodeURIComponent(id)}/state`, 'PUT', { state: 'read' })).status).toBe(404)
    expect((await desk.ask(`/messages/${encodeURIComponent(id)}`, 'DELETE')).status).toBe(404)
  })

  it('take no mark that there is not', async () => {
    const message = await received()
    expect((await mark(message, 'burnt')).status).toBe(400)
    expect((await stateOf(message))?.state).toBe('unread')
  })
})
