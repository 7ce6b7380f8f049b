import { connect } from 'node:net'
import { endpoints, type Endpoint } from '@artha/contract/endpoints'
import { errorAnswer, type ErrorAnswer } from '@artha/contract/errors'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { parse } from 'zod/mini'
import { box, element, pictureEntry, pictureTrack, webmHead, uint32Bytes } from '../../src/films/made-films'
import { bearer } from '../access/callers'
import { sharedStudioToken } from '../shared-studio'
import { articleData, storyBody } from './samples'
import { formWith, sendForm, upload } from './upload-as'
import { people, write, type People } from './writers'

const cmsUrl = inject('cmsUrl')
let creator: string
beforeAll(async () => {
  const made: People = await people()
  creator = made.creator
})

const refusal = async (response: Response) => ({ status: response.status, ...parse(errorAnswer, await response.json()) })

const place = '+19.0760+072.8777/'
const films = {
  mp4: Buffer.concat([
    box('ftyp', 'isom', uint32Bytes(512), 'isommp42'),
    box('moov', box('udta', box('\xa9xyz', place)), pictureTrack(32)),
    box('mdat', 'PICTURES'),
  ]),
  webm: Buffer.concat([
    webmHead,
    element(
      0x18538067,
      element(0x1254c367, element(0x7373, place)),
      element(0x1654ae6b, pictureEntry),
      element(0x1f43b675, element(0xa3, 'PICTURES')),
    ),
  ]),
}
const kept = async (address: string) => Buffer.from(await (await fetch(cmsUrl + address)).arrayBuffer())

describe('an address that takes other methods', () => {
  const table = Object.values<Endpoint>(endpoints)
  const addresses = [...new Set(table.map(({ path }) => path))]
  const methodsOf = (address: string) => table.filter(({ path }) => path === address).map(({ method }) => method)
  const wrong = addresses.flatMap((address) =>
    (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)
      .filter((method) => !methodsOf(address).includes(method))
      .map((method) => [method, address] as const),
  )

  it.each(wrong)('%s %s: 405, and says which', async (method, address) => {
    const response = await fetch(cmsUrl + address.replaceAll(/\{\w+\}/g, 'aaaaaaaaaaaaaaaaaaaaaaaa'), { method })
    const allow = response.headers.get('allow')?.split(', ')
    expect(await refusal(response)).toMatchObject({ status: 405, code: 'method-not-allowed' })
    expect(allow?.filter((each) => each !== 'HEAD').sort()).toEqual([...new Set(methodsOf(address))].sort())
  })
})

describe('a body that does not say that it is JSON', () => {
  const types = ['text/plain', 'text/plain; charset=utf-8', 'application/x-www-form-urlencoded', 'application/jsonp', 'application/vnd.api+json', '']
  const sent = { email: 'a@b.example', password: 'x' }

  it.each(types)('as %j is refused', async (type) => {
    const body = type.includes('form') ? new URLSearchParams(sent).toString() : JSON.stringify(sent)
    const response = await fetch(`${cmsUrl}/auth/login`, { method: 'POST', headers: { 'content-type': type }, body: new TextEncoder().encode(body) })
    expect(await refusal(response)).toMatchObject({ status: 415, code: 'unsupported-media-type' })
  })

  it.each(['application/json', 'APPLICATION/JSON; charset=utf-8', 'application/json ;charset=utf-8'])('as %j is read', async (type) => {
    const response = await fetch(`${cmsUrl}/auth/login`, { method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(sent) })
    expect(await refusal(response)).toMatchObject({ status: 401 })
  })
})

it('what is wrong with a body is said in our words', async () => {
  const { body } = await write<ErrorAnswer>(creator, 'POST', '/admin/upload', { title: 7, sections: [], featured: 'yes', created: 1 })
  expect(body.fields).toEqual({
    title: 'Expected a text',
    category: 'Choose a category',
    subcategory: 'This is required',
    section: 'Choose a section',
    featured: 'Expected true or false',
    sections: 'Add at least one section',
    created: 'This field does not exist',
  })
  const story = await write<ErrorAnswer>(creator, 'POST', '/api/stories', storyBody({ slides: 'none', tags: [''] }))
  expect(story.body.fields).toEqual({ slides: 'Expected a list', 'tags.0': 'Remove the empty tag' })
})

it.each(['https://user@a.example/', 'https://intranet', 'https://a..example', 'https://a.example:25/', '//a.example'])(
  'a slide does not lead to %s',
  async (ctaLink) => {
    const { status, body } = await write<ErrorAnswer>(creator, 'POST', '/api/stories', storyBody({ slides: [{ text: 'x', ctaLink }] }))
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['slides.0.ctaLink']])
  },
)

it.each([
  ['/admin/upload/', 404],
  ['/api/stories/', 404],
  ['/api/home/', 404],
  ['/admin/upload//', 404],
  // The caller is authenticated first
  ['/AUTH/me/', 401],
])('%s is no address (%i)', async (path, status) => {
  expect((await fetch(cmsUrl + path)).status).toBe(status)
})

it.each([
  ['two hosts', ['GET /api/home HTTP/1.1', 'Host: a.example', 'Host: b.example']],
  ['a fragment', ['GET /api/home#x HTTP/1.1', 'Host: a.example']],
])('%s in a request: 400', async (_, lines) => {
  const { port, hostname } = new URL(cmsUrl)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (part) => (answer += String(part)))
  socket.write([...lines, '', ''].join('\r\n'))
  await new Promise((resolve) => socket.once('close', resolve))
  expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*"code":"validation"/)
})

describe('an address in another case, as the router takes it too,', () => {
  const multipart = { 'content-type': 'multipart/form-data; boundary=b' }
  const ask = (method: string, path: string, headers: Record<string, string>, body?: string) => fetch(cmsUrl + path, { method, headers, body })

  it.each(['/Content-Manager/collection-types/api::article.article', '/ADMIN/users', '/Upload/files', '/i18n/LOCALES'])(
    '%s of the Studio is refused in the Studio’s form',
    async (path) => {
      const response = await ask('GET', path, {})
      expect([response.status, await response.json()]).toMatchObject([401, { data: null, error: { status: 401 } }])
    },
  )

  it.each(['/AUTH/Login', '/Admin/Upload', '/API/Contact'])('%s takes no files', async (path) => {
    expect(await refusal(await ask('POST', path, { ...bearer(creator), ...multipart }, '--b--'))).toMatchObject({ status: 415 })
  })

  it.each(['/Admin/Upload', '/API/Stories', '/API/Media'])('%s asks who sends before it reads', async (path) => {
    expect(await refusal(await ask('POST', path, { 'content-type': 'application/json' }, '{"half'))).toMatchObject({ status: 401 })
  })

  it.each(['/Upload', '/UPLOAD/'])('%s of the Studio asks who sends, too', async (path) => {
    expect((await ask('POST', path, multipart, '--b--')).status).toBe(401)
  })

  it('a picture that comes by /API/MEDIA is held to the same rules', async () => {
    const response = await fetch(`${cmsUrl}/API/MEDIA`, {
      method: 'POST',
      headers: bearer(creator),
      body: formWith({ file: Buffer.from('<svg onload="x()"/>'), name: 'a.svg' }),
    })
    expect(await refusal(response)).toMatchObject({ status: 415 })
  })

  it('a film that comes by /UPLOAD loses where it was made', async () => {
    const form = new FormData()
    form.append('files', new Blob([new Uint8Array(films.mp4)]), 'clip')
    form.append('fileInfo', JSON.stringify({ name: 'clip' }))
    const response = await fetch(`${cmsUrl}/UPLOAD`, { method: 'POST', headers: bearer(sharedStudioToken()), body: form })
    const [stored] = (await response.json()) as { url: string }[]
    const film = await kept(stored?.url ?? '')
    expect([film.includes('PICTURES'), film.includes('19.0760')]).toEqual([true, false])
  })
})

it("a save is held to the version in a reader's ETag", async () => {
  const { body: made } = await write<{ _id: string }>(creator, 'POST', '/admin/upload', articleData())
  const path = `/admin/upload/${made._id}`
  const tag = (await fetch(cmsUrl + path)).headers.get('etag') ?? ''
  expect(tag).toMatch(/^"1-[\w-]{16}"$/)
  const save = (ifMatch: string) => write(creator, 'PUT', path, articleData({ title: 'Saved' }), { 'if-match': ifMatch })
  expect((await save(tag)).status).toBe(200)
  expect((await save(tag)).status).toBe(409)
  expect((await fetch(cmsUrl + path)).headers.get('etag')).toMatch(/^"2-/)
  await write(creator, 'DELETE', path)
})

describe('a film', () => {
  it.each(['mp4', 'webm'] as const)('(%s) that the site takes has lost where it was made', async (kind) => {
    const { secure_url } = await upload(cmsUrl, creator, { file: films[kind], name: 'clip' })
    const film = await kept(secure_url)
    expect([film.length, film.includes('PICTURES'), film.includes('19.0760')]).toEqual([films[kind].length, true, false])
  })

  it.each(['mp4', 'webm'] as const)('(%s) that the Studio takes has, too', async (kind) => {
    const form = new FormData()
    form.append('files', new Blob([new Uint8Array(films[kind])]), 'clip')
    form.append('fileInfo', JSON.stringify({ name: 'clip' }))
    const response = await fetch(`${cmsUrl}/upload`, { method: 'POST', headers: bearer(sharedStudioToken()), body: form })
    const [stored] = (await response.json()) as { url: string }[]
    const film = await kept(stored?.url ?? '')
    expect([film.includes('PICTURES'), film.includes('19.0760')]).toEqual([true, false])
  })

  it('may come with the documented upload_preset, which has no effect', async () => {
    const form = formWith({ file: films.mp4, name: 'clip', alt: 'A clip' })
    form.set('upload_preset', 'anything')
    expect((await sendForm(cmsUrl, creator, form)).status).toBe(201)
  })
})
