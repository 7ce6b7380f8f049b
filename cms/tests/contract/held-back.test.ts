import { beforeAll, describe, expect, inject, it } from 'vitest'
import type { DeskArticle } from '@artha/contract/desk'
import type { ErrorAnswer } from '@artha/contract/errors'
import { dayInIndia } from '@artha/contract/figure-on'
import { studioToken } from '../access/studio-users'
import { sharedStudioToken } from '../shared-studio'
import { openStudio } from '../studio'
import { articleData, hoursFromNow, storyBody } from './samples'
import { people, write, type People } from './writers'

let who: People
let editor: string

beforeAll(async () => {
  who = await people()
  editor = await studioToken(inject('cmsUrl'), 'strapi-editor')
})

const longAgo = '2026-01-05T00:00:00.000Z'
const withText = (description: string, over: object = {}) =>
  articleData({ title: 'Speech about a security', createdAt: longAgo, sections: [{ subtitle: 'First', description }], ...over })
const send = (body: object) => write<ErrorAnswer & DeskArticle>(who.creator, 'POST', '/admin/upload', body)

const type = (name: string) => `${inject('cmsUrl')}/content-manager/collection-types/api::${name}`
const studio = async (token: string, method: string, address: string, body?: object) => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const response = await fetch(address, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  return { status: response.status, text: await response.text() }
}
const release = (token: string, sentence: string) =>
  studio(token, 'POST', type('release.released-sentence'), { sentence, reason: 'What the broker wrote, quoted as such' })

let written = 0
/** A sentence that no other test has released. */
const newSentence = () => `“Buy Infosys,” wrote broker number ${(written += 1)} of ${Date.now()}.`

describe('advice about a named security', () => {
  it('holds publishing back, in the fields where it stands, and says what it waits for', async () => {
    const { status, body } = await send(withText('<p>It rained. Sell <b>Tata Motors</b> now.</p>', { title: 'Infosys, a sure winner' }))
    expect(status).toBe(400)
    expect(Object.keys(body.fields ?? {}).sort()).toEqual(['sections.0.description', 'title'])
    expect(body.fields?.['sections.0.description']).toContain('“Sell” is within twelve words of “Tata Motors”')
    expect(body.fields?.['sections.0.description']).toContain('second person')
  })

  it('is let pass once somebody else has released the sentence as reported speech', async () => {
    const sentence = newSentence()
    expect((await send(withText(`<p>${sentence}</p>`))).status).toBe(400)
    expect((await release(sharedStudioToken(), sentence)).status).toBe(201)
    const made = await send(withText(`<p>Of a market day. ${sentence}</p>`))
    expect(made.status).toBe(201)
    // A release covers one sentence only
    expect((await send(withText(`<p>${newSentence()}</p>`))).status).toBe(400)
    // A sentence that is already published may be saved again by anyone
    expect((await write(who.creator, 'PUT', `/admin/upload/${made.body._id}`, withText(`<p>Of a market day. ${sentence}</p>`))).status).toBe(200)
  })

  it('an editor of the Studio publishes with the release of another, not with their own', async () => {
    const sentence = newSentence()
    const asEditor = openStudio(inject('cmsUrl'), editor)
    const id = await asEditor.create('article', withText(`<p>${sentence}</p>`))
    const publish = () => studio(editor, 'POST', `${type('article.article')}/${id}/actions/publish`, {})
    expect((await publish()).text).toContain('second person')
    expect((await release(editor, sentence)).status).toBe(201)
    expect((await publish()).status).toBe(400)
    expect((await release(sharedStudioToken(), sentence)).status).toBe(201)
    expect((await publish()).status).toBe(200)
  })

  it('a released sentence is never changed: who released it has read these words', async () => {
    const { text } = await release(sharedStudioToken(), newSentence())
    const { data } = JSON.parse(text) as { data: { documentId: string } }
    const changed = await studio(sharedStudioToken(), 'PUT', `${type('release.released-sentence')}/${data.documentId}`, {
      sentence: 'Sell Infosys.',
    })
    expect([changed.status, changed.text]).toEqual([400, expect.stringContaining('cannot be changed')])
  })

  it('a release is one sentence that waits, and says whose speech it is', async () => {
    const refused = await studio(editor, 'POST', type('release.released-sentence'), { sentence: 'It rained on Tuesday.', reason: ' ' })
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('No refused sentence matches')])
    expect(refused.text).toContain('Say who said it')
  })

  it('nobody releases in the name of somebody else', async () => {
    const sentence = newSentence()
    const { text } = await studio(sharedStudioToken(), 'GET', `${inject('cmsUrl')}/admin/users/me`)
    const { data } = JSON.parse(text) as { data: { id: number } }
    const body = { sentence, reason: 'As if by another', createdBy: { connect: [{ id: data.id }] } }
    await studio(editor, 'POST', type('release.released-sentence'), body)
    const id = await openStudio(inject('cmsUrl'), editor).create('article', withText(`<p>${sentence}</p>`))
    expect((await studio(editor, 'POST', `${type('article.article')}/${id}/actions/publish`, {})).status).toBe(400)
  })

  it('holds stories back too', async () => {
    const { status, body } = await write<ErrorAnswer>(who.creator, 'POST', '/api/stories', storyBody({ slides: [{ text: 'Hold Infosys.' }] }))
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['slides.0.text']])
  })
})

describe('a price of a named security', () => {
  /** The day in India, which in the evening of UTC is already the next one. */
  const dayOf = (hours: number) => dayInIndia(new Date(hoursFromNow(hours)))

  it.each([
    ['without a day', 'Infosys is at ₹1,450.', 400],
    ['of 29 days ago', `Infosys closed at ₹1,450 on ${dayOf(-29 * 24)}.`, 400],
    ['of 31 days ago', `Infosys closed at ₹1,450 on ${dayOf(-31 * 24)}.`, 201],
  ])('%s', async (_, sentence, status) => {
    expect((await send(withText(`<p>${sentence}</p>`))).status).toBe(status)
  })

  it('is as old as it is on the day on which the article appears', async () => {
    const sentence = `<p>Infosys closed at ₹1,450 on ${dayOf(-20 * 24)}.</p>`
    expect((await send(withText(sentence, { createdAt: hoursFromNow(8 * 24) }))).status).toBe(400)
    expect((await send(withText(sentence, { createdAt: hoursFromNow(12 * 24) }))).status).toBe(201)
  })
})
