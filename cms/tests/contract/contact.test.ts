import { errorAnswer } from '@artha/contract/errors'
import { messageAnswer } from '@artha/contract/account'
import { describe, expect, inject, it } from 'vitest'
import { parse } from 'zod/mini'
import { openDatabase } from '../access/database'
import { sharedStudioToken } from '../shared-studio'

const whole = { name: 'Asha Rao', email: 'asha@artha.example', message: 'Which slab does my plan fall in?\nThank you.' }

const send = (body: unknown) =>
  fetch(`${inject('cmsUrl')}/api/contact`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

async function storedMessages(name: string) {
  const database = openDatabase()
  const rows = await database('contact_messages').where({ name }).select('name', 'email', 'message', 'received_at', 'document_id')
  await database.destroy()
  return rows as Record<string, unknown>[]
}

describe('POST /api/contact', () => {
  it('keeps the message for the newsroom, and shows it in the Studio', async () => {
    const from = Date.now()
    const response = await send(whole)
    expect([response.status, parse(messageAnswer, await response.json())]).toEqual([201, { message: 'Message sent!' }])
    const [row] = await storedMessages(whole.name)
    expect(row).toMatchObject(whole)
    expect(new Date(row?.received_at as string | number).getTime()).toBeGreaterThanOrEqual(from - 1_000)
    const list = await fetch(`${inject('cmsUrl')}/content-manager/collection-types/api::contact.contact-message?_q=Asha&sort=id:desc&pageSize=1`, {
      headers: { authorization: `Bearer ${sharedStudioToken()}` },
    })
    expect(((await list.json()) as { results: object[] }).results).toMatchObject([whole])
  })

  it('keeps nothing of what fills in the hidden field, and does not say so', async () => {
    const response = await send({ ...whole, name: 'A program', nickname: 'Nick' })
    expect([response.status, await response.json()]).toEqual([201, { message: 'Message sent!' }])
    expect(await storedMessages('A program')).toEqual([])
  })

  it.each([
    ['no name', { name: ' ' }, 'name', 'Enter your name.'],
    ['an address that is none', { email: 'asha' }, 'email', 'Please enter a valid email address.'],
    ['blanks for a message', { message: ' \n ' }, 'message', 'Write a message.'],
    ['a message too long', { message: 'x'.repeat(5_001) }, 'message', 'At most 5,000 characters'],
    ['a NUL in the message', { message: 'x\u0000y' }, 'message', 'This text contains a character that is not allowed'],
    ['a second line in the name', { name: 'Asha\nBcc: all' }, 'name', 'This text contains a character that is not allowed'],
    ['half a character', { message: '\uD83D' }, 'message', 'This text contains a character that is not allowed'],
    ['a field that there is not', { isAdmin: true }, 'isAdmin', 'This field does not exist'],
  ])('refuses %s beside its field', async (_, over, field, words) => {
    const response = await send({ ...whole, ...over })
    expect(response.status).toBe(400)
    expect(parse(errorAnswer, await response.json()).fields).toEqual({ [field]: words })
  })

  it.each([
    ['/api/contact', 405],
    ['/api/contact-messages', 404],
    ['/api/contact/messages', 404],
  ])('messages cannot be read at %s (%i)', async (path, status) => {
    expect((await fetch(inject('cmsUrl') + path)).status).toBe(status)
  })
})
