import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bearer, tokenOf } from '../access/callers'
import { startOwnCms } from '../access/database'
import { raisedLimits } from '../raised-limits'
import { film, hugePng } from '../sample-media'
import { superAdminToken } from '../studio'
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

/** As the pages of the Media Library send it. */
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

  it('replaces a picture by another at its address, with encodings of new names', async () => {
    const [file] = await stored(await post('/upload', panelForm([['a.png', await png(900, 300)]])))
    const answer = await post(`/upload/files/${file?.id}/replace`, panelForm([['b.png', await png(300, 900)]]))
    const replaced = (await stored(answer)) as unknown as LibraryFile
    expect(replaced).toMatchObject({ url: file?.url, width: 300 })
    expect(await sharp(await onDisk(replaced.url)).metadata()).toMatchObject({ width: 300, height: 900 })
    for (const { url } of Object.values(file?.formats ?? {}).filter(({ url }) => url !== file?.url)) {
      await expect(onDisk(url)).rejects.toMatchObject({ code: 'ENOENT' })
    }
    const film1 = panelForm([['b.png', film('mp4', 9_000)]])
    expect(await refused(await post(`/upload?id=${file?.id}`, film1))).toEqual([400, expect.stringMatching(/^Only a picture/)])
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
    expect(message).toMatch(/^This .{10,}\.$/)
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
