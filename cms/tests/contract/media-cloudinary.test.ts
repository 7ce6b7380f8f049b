import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bearer, tokenOf } from '../access/callers'
import { film } from '../sample-media'
import { superAdminToken } from '../studio'
import { startCmsWithCloudinary } from './cms-with-cloudinary'
import { standinHost, startCloudinary, type StandinState } from './cloudinary-standin'
import { filesIn, formWith, refusalOf, sendForm, upload, uploadsIn } from './upload-as'

let cloudinary: Awaited<ReturnType<typeof startCloudinary>>
let cms: Awaited<ReturnType<typeof startCmsWithCloudinary>>
let token: string

beforeAll(async () => {
  cloudinary = await startCloudinary()
  cms = await startCmsWithCloudinary(cloudinary.address)
  token = (await tokenOf('creator', cms.url, cms.database)) ?? ''
})
afterAll(async () => {
  cloudinary.stop()
  expect(await cms.stop()).toBe(0)
})
afterEach(async () => {
  cloudinary.be('well')
  expect(await uploadsIn(cms.home.folder)).toEqual([])
  await expect.poll(() => filesIn(cms.home.folder)).toEqual([])
})

const picture = () =>
  sharp({ create: { width: 1000, height: 500, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
const rows = () => cms.database('files').select('*')

// media-cloudinary.long.test.ts covers a Cloudinary that never answers
describe('with Cloudinary', () => {
  it('a picture lies there in all its encodings, AVIF soon too, and leaves there when it is deleted', async () => {
    const answer = await upload(cms.url, token, { file: await picture(), name: 'chart.png' })
    expect(answer.secure_url).toMatch(new RegExp(`^https://${standinHost}/artha-test/chart-[0-9a-f]{12}-1000\\.webp$`))
    const addresses = answer.image?.variants.map(({ url }) => url) ?? []
    expect(new Set(addresses).size).toBe(6)
    for (const { url, format, width } of answer.image?.variants ?? []) {
      const file = cloudinary.kept.get(url.split('/').at(-1) ?? '')
      expect(await sharp(file).metadata()).toMatchObject({ format, width })
    }
    const formats = async () => JSON.stringify(await cms.database('files').where({ url: answer.secure_url }).first('formats'))
    await expect.poll(formats, { timeout: 60_000 }).toContain('image/avif')
    expect([...cloudinary.kept.keys()].filter((name) => name.endsWith('.avif'))).toHaveLength(3)
    const { id } = await cms.database('files').where({ url: answer.secure_url }).first('id')
    const studio = await superAdminToken(cms.url)
    expect((await fetch(`${cms.url}/upload/files/${id}`, { method: 'DELETE', headers: bearer(studio) })).status).toBe(200)
    expect([...cloudinary.kept.keys()]).toEqual([])
  })

  it('a picture that is replaced there gets another address, and its old files stay', async () => {
    const { secure_url } = await upload(cms.url, token, { file: await picture(), name: 'before.png' })
    const formats = async () => JSON.stringify(await cms.database('files').where({ name: 'before' }).first('formats'))
    await expect.poll(formats, { timeout: 60_000 }).toContain('image/avif')
    const kept = new Map(cloudinary.kept)
    const { id } = await cms.database('files').where({ url: secure_url }).first('id')
    const form = new FormData()
    form.set('files', new Blob([new Uint8Array(await picture())]), 'after.png')
    form.set('fileInfo', JSON.stringify({ name: 'after.png' }))
    const headers = bearer(await superAdminToken(cms.url))
    const replaced = await (await fetch(`${cms.url}/upload/files/${id}/replace`, { method: 'POST', headers, body: form })).json()
    expect(replaced).toMatchObject({ id, url: expect.stringMatching(new RegExp(`^https://${standinHost}/artha-test/after-`)) })
    for (const [name, content] of kept) expect(cloudinary.kept.get(name)).toBe(content)
    await expect.poll(formats, { timeout: 60_000 }).toContain('image/avif')
    expect((await fetch(`${cms.url}/upload/files/${id}`, { method: 'DELETE', headers })).status).toBe(200)
    expect([...cloudinary.kept.keys()]).toEqual([])
  })

  it('a crop is cut from the picture there, and lies there too', async () => {
    const { secure_url } = await upload(cms.url, token, { file: await picture(), name: 'whole.png' })
    const row = (url: string) => cms.database('files').where({ url }).first('document_id', 'formats')
    const { document_id: id } = await row(secure_url)
    const headers = { ...bearer(token), 'content-type': 'application/json' }
    const body = JSON.stringify({ x: 600, y: 100, width: 300, height: 200 })
    const response = await fetch(`${cms.url}/api/desk/media/${id}/crops`, { method: 'POST', headers, body })
    const { _id, url } = (await response.json()) as { _id: string; url: string }
    expect([response.status, url]).toEqual([201, expect.stringMatching(new RegExp(`^https://${standinHost}/artha-test/whole-`))])
    expect(await sharp(cloudinary.kept.get(url.split('/').at(-1) ?? '')).metadata()).toMatchObject({ format: 'webp', width: 300, height: 200 })
    for (const each of [secure_url, url]) {
      await expect.poll(async () => JSON.stringify(await row(each)), { timeout: 60_000 }).toContain('image/avif')
    }
    for (const each of [id, _id]) expect((await fetch(`${cms.url}/api/desk/media/${each}`, { method: 'DELETE', headers })).status).toBe(200)
    expect([...cloudinary.kept.keys()]).toEqual([])
  })

  it('a film lies there as it is', async () => {
    const file = film('mp4', 200_000)
    const { secure_url, kind } = await upload(cms.url, token, { file })
    expect(kind).toBe('video')
    expect(cloudinary.kept.get(secure_url.split('/').at(-1) ?? '')?.equals(file)).toBe(true)
  })

  it('one that is slow is waited for', async () => {
    cloudinary.be('slow')
    const { secure_url } = await upload(cms.url, token, { file: await picture() })
    // The next tests compare all stored files, so the last encoding must be finished.
    const formats = async () => JSON.stringify(await cms.database('files').where({ url: secure_url }).first('formats'))
    await expect.poll(formats, { timeout: 60_000 }).toContain('image/avif')
  })

  it.each<[StandinState, number]>([
    ['limited', 0],
    ['broken', 0],
    ['broken', 3],
    ['nonsense', 0],
    ['nonsense', 2],
    ['elsewhere', 0],
    ['elsewhere', 4],
    ['unsure', 1],
  ])('that answers in a way it should not (%s, after %i): nothing of a picture is left anywhere', async (mood, after) => {
    const before = [await rows(), [...cloudinary.kept.keys()]]
    cloudinary.be(mood, after)
    const refusal = await refusalOf(await sendForm(cms.url, token, formWith({ file: await picture() })))
    expect(refusal).toEqual({ status: 503, code: 'unavailable', message: 'The file could not be stored. Please try again in a minute.' })
    expect([await rows(), [...cloudinary.kept.keys()]]).toEqual(before)
  })

  it("the Studio's pages may show pictures of the media host", async () => {
    const policy = (await fetch(`${cms.url}/studio/`)).headers.get('content-security-policy')
    expect(policy).toContain(`img-src 'self' data: blob: https://${standinHost};`)
    expect(policy).toContain(`media-src 'self' data: blob: https://${standinHost};`)
  })
})
