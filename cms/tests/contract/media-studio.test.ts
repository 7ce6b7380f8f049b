import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { article, type Article } from '@artha/contract/article'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'zod/mini'
import { bearer, tokenOf } from '../access/callers'
import { startOwnCms } from '../access/database'
import { raisedLimits } from '../raised-limits'
import { startCms } from '../running-cms'
import { film, hugePng } from '../sample-media'
import { superAdminToken } from '../studio'
import { articleData } from './samples'
import { filesIn, uploadsIn } from './upload-as'

interface LibraryFile {
  id: number
  name: string
  url: string
  mime: string
  ext: string
  width: number | null
  alternativeText: string | null
  formats: Record<string, { url: string; mime: string; width: number }> | null
}

let cms: Awaited<ReturnType<typeof startOwnCms>>
let token: string

beforeAll(async () => {
  cms = await startOwnCms(raisedLimits)
  token = await superAdminToken(cms.url)
})
afterAll(async () => {
  expect(await cms.stop()).toBe(0)
})
afterEach(async () => {
  await expect.poll(() => filesIn(cms.home.folder)).toEqual([])
})

const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: { r: 20, g: 90, b: 60 } } })
const png = (width = 900, height = 300) => flat(width, height).png().toBuffer()

/** The form that the Media Library sends. */
function panelForm(files: [string, Buffer][], infos: object[] = files.map(([name]) => ({ name }))): FormData {
  const form = new FormData()
  for (const [name, content] of files) form.append('files', new Blob([new Uint8Array(content)], { type: 'image/png' }), name)
  for (const info of infos) form.append('fileInfo', JSON.stringify(info))
  return form
}

const post = (url: string, body: FormData | string, as: string | undefined = token, method = 'POST') =>
  fetch(cms.url + url, { method, headers: bearer(as), body })

async function stored(response: Response): Promise<LibraryFile[]> {
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as LibraryFile[]
}

async function refused(response: Response): Promise<[number, string]> {
  const { error } = (await response.json()) as { error: { message: string; status: number } }
  expect(error.status).toBe(response.status)
  return [response.status, error.message]
}

const onDisk = (url: string) => readFile(path.join(cms.home.folder, 'public', url))

describe("the Studio's Media Library", () => {
  it('keeps a picture as the site does: re-encoded, in its widths, without what came with it', async () => {
    const source = await flat(1000, 500)
      .jpeg()
      .withExif({ IFD0: { Make: 'A camera' } })
      .toBuffer()
    const [file] = await stored(await post('/upload', panelForm([['Chart.jpg', source]], [{ name: 'Chart', alternativeText: 'A chart' }])))
    expect(file).toMatchObject({ name: 'Chart', alternativeText: 'A chart', mime: 'image/webp', ext: '.webp', width: 1000 })
    expect(Object.keys(file?.formats ?? {}).sort()).toEqual(['jpeg_1000', 'jpeg_480', 'jpeg_800', 'thumbnail', 'webp_1000', 'webp_480', 'webp_800'])
    for (const { url } of Object.values(file?.formats ?? {})) expect((await onDisk(url)).includes('A camera')).toBe(false)
    expect((await sharp(await onDisk(file?.url ?? '')).metadata()).exif).toBeUndefined()
    const entry = await cms.database('accounts_audit_entries').where('subject', `media:${file?.url}`).first()
    expect(entry).toMatchObject({ action: 'media.upload', actor: expect.stringMatching(/^studio:\d+$/) })
  })

  it('takes several files at once, two of one name too', async () => {
    const files = await stored(
      await post(
        '/upload',
        panelForm([
          ['a.png', await png(60, 20)],
          ['a.png', await png(40, 20)],
        ]),
      ),
    )
    expect(files.map(({ name, width }) => [name, width])).toEqual([
      ['a', 60],
      ['a.png (2)', 40],
    ])
  })

  it('takes one file at its newer address, and a film as it is', async () => {
    const clip = film('webm', 50_000)
    const file = (await stored(await post('/upload/files', panelForm([['clip.png', clip]])))) as unknown as LibraryFile
    expect(file).toMatchObject({ mime: 'video/webm', ext: '.webm', formats: null })
    expect((await onDisk(file.url)).equals(clip)).toBe(true)
  })

  it('changes what is said of a picture without the picture', async () => {
    const [file] = await stored(await post('/upload', panelForm([['a.png', await png()]])))
    const info = { name: 'New name', alternativeText: 'New words' }
    expect(await stored(await post(`/upload?id=${file?.id}`, panelForm([], [info])))).toMatchObject(info)
    expect(await stored(await post(`/upload/files/${file?.id}`, panelForm([], [{ ...info, name: 'Newer' }]), token, 'PUT'))).toMatchObject({
      name: 'Newer',
    })
  })

  it('replaces a picture by another at an address of its own; the old files stay, and what names the old address shows the new picture', async () => {
    const [file] = await stored(await post('/upload', panelForm([['a.png', await png(900, 300)]])))
    const before = await Promise.all(Object.values(file?.formats ?? {}).map(async ({ url }) => [url, await onDisk(url)] as const))
    const creator = (await tokenOf('creator', cms.url, cms.database)) ?? ''
    const save = async (): Promise<Article> => {
      const section = { subtitle: 'A chart', description: '<p>Text</p>', imageUrl: file?.url, imageAlt: 'A chart' }
      const headers = { ...bearer(creator), 'content-type': 'application/json' }
      const answer = await fetch(`${cms.url}/admin/upload`, { method: 'POST', headers, body: JSON.stringify(articleData({ sections: [section] })) })
      expect(answer.status).toBe(201)
      return parse(article, await answer.json())
    }
    const written = await save()
    for (const address of [`/upload/files/${file?.id}/replace`, `/upload?id=${file?.id}`]) {
      const answer = await post(address, panelForm([['b.png', await png(300, 900)]]))
      const replaced = [await stored(answer)].flat()[0]
      expect(replaced).toMatchObject({ id: file?.id, width: 300 })
      expect(replaced?.url).not.toBe(file?.url)
      expect(await sharp(await onDisk(replaced?.url ?? '')).metadata()).toMatchObject({ width: 300, height: 900 })
      for (const [url, content] of before) expect((await onDisk(url)).equals(content)).toBe(true)
      const read = parse(article, await (await fetch(`${cms.url}/admin/upload/${written._id}`)).json())
      expect(read.sections[0]).toMatchObject({ imageUrl: replaced?.url, image: { width: 300, height: 900 } })
    }
    // A form that was open during the replacement still names the old address
    expect((await save()).sections[0]?.image).toMatchObject({ width: 300 })
    const film1 = panelForm([['b.png', film('mp4', 9_000)]])
    expect(await refused(await post(`/upload?id=${file?.id}`, film1))).toEqual([400, expect.stringMatching(/^Only a picture/)])
  })

  it('with a picture go the files that it had before it was replaced', async () => {
    const own = async () => (await uploadsIn(cms.home.folder)).filter((name) => /^(?:once|then)-/.test(name))
    const [file] = await stored(await post('/upload', panelForm([['once.png', await png(60, 20)]])))
    await stored(await post(`/upload/files/${file?.id}/replace`, panelForm([['then.png', await png(40, 20)]])))
    expect((await own()).some((name) => name.startsWith('once-'))).toBe(true)
    const formats = async () => JSON.stringify(await cms.database('files').where({ id: file?.id }).first('formats'))
    await expect.poll(formats, { timeout: 60_000 }).toContain('image/avif')
    await fetch(`${cms.url}/upload/files/${file?.id}`, { method: 'DELETE', headers: bearer(token) })
    expect([await own(), await cms.database('former_pictures').where({ file_id: file?.id })]).toEqual([[], []])
  })

  it('deletes all files of a picture', async () => {
    const own = async () => (await uploadsIn(cms.home.folder)).filter((name) => name.startsWith('gone-'))
    const [file] = await stored(await post('/upload', panelForm([['gone.png', await png()]])))
    const formats = async () => JSON.stringify(await cms.database('files').where({ id: file?.id }).first('formats'))
    await expect.poll(formats, { timeout: 60_000 }).toContain('image/avif')
    expect(await own()).toHaveLength(9)
    expect((await fetch(`${cms.url}/upload/files/${file?.id}`, { method: 'DELETE', headers: bearer(token) })).status).toBe(200)
    expect(await own()).toEqual([])
    expect(await cms.database('files').where({ id: file?.id })).toEqual([])
  })

  it.each<[string, () => Promise<Buffer> | Buffer, number]>([
    ['HTML called an image', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['a zip', () => Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(200)]), 415],
    ['nothing', () => Buffer.alloc(0), 400],
    ['a cut picture', async () => (await png()).subarray(0, 300), 400],
    ['a picture of 20,000 by 20,000', () => hugePng(20_000, 20_000), 400],
    ['a picture of more than 10 MB', async () => Buffer.concat([await png(), Buffer.alloc(10 * 1024 * 1024)]), 413],
  ])('refuses %s, and keeps nothing of it', async (_, content, status) => {
    const [answered, message] = await refused(await post('/upload', panelForm([['refused.png', await content()]])))
    expect(answered).toBe(status)
    expect(message).toMatch(/^(This|SVG) .{10,}\.$/)
    expect((await uploadsIn(cms.home.folder)).filter((name) => name.startsWith('refused-'))).toEqual([])
  })

  it.each([
    ['without a token', async () => undefined],
    ['with a token of the right form that is none', async () => token.replace(/.{8}$/, 'AAAAAAAA')],
    ["with the primary admin's token of the site", () => tokenOf('primaryAdmin', cms.url, cms.database)],
  ])('reads nothing that comes %s', async (_, tokenOfSender) => {
    const sender = await tokenOfSender()
    for (const address of ['/upload', '/upload/files', '/upload/files/1/replace']) {
      expect(
        await refused(
          await fetch(cms.url + address, {
            method: 'POST',
            headers: bearer(sender),
            body: panelForm([['a.mp4', film('mp4', 3_000_000)]]),
          }),
        ),
      ).toEqual([401, 'Missing or invalid credentials'])
    }
  })

  it('fetches no file from an address', async () => {
    const body = JSON.stringify({ urls: [`${cms.url}/healthz`] })
    const response = await fetch(`${cms.url}/upload/actions/upload-from-urls`, {
      method: 'POST',
      headers: { ...bearer(token), 'content-type': 'application/json' },
      body,
    })
    expect(await refused(response)).toEqual([403, expect.stringMatching(/not fetched/)])
  })

  it('takes a form nowhere else', async () => {
    for (const address of ['/upload/folders', '/upload/actions/bulk-delete', '/upload/anything']) {
      expect((await post(address, panelForm([['a.png', await png()]]))).status).toBe(415)
    }
  })
})

// It restarts the cms of all tests above, so it is the last one
it('a picture that was replaced more than a day ago is led on from each of its addresses, and its files are gone', async () => {
  const send = async (address: string, name: string, width: number) => {
    const [file] = [await stored(await post(address, panelForm([[name, await png(width, 20)]])))].flat()
    if (file === undefined) throw new Error('Nothing was stored')
    return file
  }
  const first = await send('/upload', 'first.png', 600)
  const second = await send(`/upload/files/${first.id}/replace`, 'second.png', 60)
  await cms.database('former_pictures').update({ left_at: cms.databaseUrl === undefined ? 0 : new Date(0) })
  const third = await send(`/upload/files/${first.id}/replace`, 'third.png', 30)
  await cms.kill()
  const again = await startCms({ home: cms.home, databaseUrl: cms.databaseUrl, env: raisedLimits })
  const { database } = cms
  cms = { ...cms, ...again, stop: () => database.destroy().then(() => again.stop()) }
  const named = async (start: string) => (await uploadsIn(cms.home.folder)).filter((name) => name.startsWith(start))
  await expect.poll(() => named('first-')).toEqual([])
  // A former picture is kept for a day
  expect(await named('second-')).not.toEqual([])
  expect((await fetch(cms.url + second.url)).status).toBe(200)
  for (const { url } of Object.values(first.formats ?? {})) {
    const answer = await fetch(cms.url + url, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([302, third.url, 'no-cache'])
  }
  expect((await fetch(`${cms.url}/uploads/never-0123456789ab-480.webp`)).status).toBe(404)
})
