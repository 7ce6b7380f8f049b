import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, request as sendRequest, type ClientRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { receiveForm, type ExpectedForm } from './receive-form'

/** Lets a test delay the first of three files until the third is written. */
const writing = vi.hoisted(() => {
  let thirdIsWritten = () => {}
  const third = new Promise<void>((resolve) => (thirdIsWritten = resolve))
  return { isFirstLast: false, third, thirdIsWritten }
})
vi.mock('./save-file', async (original) => {
  const { saveFile } = await original<typeof import('./save-file')>()
  return {
    saveFile: async (stream: Readable, target: string) => {
      const saved = await saveFile(stream, target)
      if (target.endsWith('2')) writing.thirdIsWritten()
      if (target.endsWith('0') && writing.isFirstLast) await writing.third
      return saved
    },
  }
})

const expected: ExpectedForm = {
  fileField: 'file',
  fewestFiles: 1,
  mostFiles: 1,
  textFields: ['alt'],
  mostFields: 1,
  mostBytes: 12 * 1024 * 1024,
  // Longer than a busy machine delays anything; the tests of this limit use a fake clock
  idleMs: 30_000,
}
const boundary = 'a-border'
const formType = `multipart/form-data; boundary=${boundary}`
const gif = Buffer.concat([Buffer.from('GIF89a\x01\0\x01\0\0\0\0', 'latin1'), Buffer.alloc(10_000)])

const part = (header: string, body: Buffer | string = 'x') =>
  Buffer.concat([Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${header}\r\n\r\n`), Buffer.from(body), Buffer.from('\r\n')])
const file = (body: Buffer = gif, name = 'file') => part(`name="${name}"; filename="a.gif"`, body)
const end = Buffer.from(`--${boundary}--\r\n`)
const form = (...parts: Buffer[]) => Buffer.concat([...parts, end])

let server: Server
let folder: string
let received: Promise<Awaited<ReturnType<typeof receiveForm>>>
let bytesArrived: number

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'receive-form-'))
  server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true })
})
afterEach(() => void vi.useRealTimers())
beforeEach(async () => {
  writing.isFirstLast = false
  for (const name of await readdir(folder)) await rm(path.join(folder, name))
})

/** Opens a request whose body the test writes; it is received as it arrives. */
function open(contentType = formType, also: Partial<ExpectedForm> = {}): ClientRequest {
  const { port } = server.address() as AddressInfo
  bytesArrived = 0
  received = new Promise((resolve) => {
    server.once('request', (request, response) => {
      void receiveForm(request, request.headers['content-type'] ?? '', folder, { ...expected, ...also }).then((outcome) => {
        response.setHeader('connection', 'close').end()
        resolve(outcome)
      })
      request.on('data', (bytes: Buffer) => (bytesArrived += bytes.length))
    })
  })
  const request = sendRequest({ port, method: 'POST', headers: { 'content-type': contentType } })
  // The server may close before everything was sent.
  request.on('error', () => undefined)
  return request
}

/** Waits until the server has this many bytes, without a timer that a test may have stopped. */
async function arrived(bytes: number) {
  while (bytesArrived < bytes) await new Promise((resolve) => setImmediate(resolve))
}

async function outcomeOf(body: Buffer, contentType?: string, also?: Partial<ExpectedForm>) {
  open(contentType, also).end(body)
  return received
}

describe('a form with a file', () => {
  it('is taken as it comes, the file into the folder', async () => {
    const outcome = await outcomeOf(form(part('name="alt"', 'A चार्ट'), file()))
    expect(outcome).toEqual({
      form: {
        texts: { alt: ['A चार्ट'] },
        files: [{ path: path.join(folder, '0'), bytes: gif.length, originalName: 'a.gif', type: { kind: 'image', mime: 'image/gif', ext: '.gif' } }],
      },
    })
    expect((await readFile(path.join(folder, '0'))).equals(gif)).toBe(true)
  })

  it('keeps the order in which several files came, whichever was written first', async () => {
    writing.isFirstLast = true
    const names = ['first.gif', 'second.gif', 'third.gif']
    const files = names.map((name) => part(`name="file"; filename="${name}"`, gif))
    const outcome = await outcomeOf(form(...files), formType, { mostFiles: 3 })
    expect('form' in outcome && outcome.form.files.map(({ originalName }) => originalName)).toEqual(names)
  })

  it('may come slowly, byte by byte at its borders', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const request = open()
    const whole = form(file())
    for (let at = 0; at < 150; at += 1) {
      request.write(whole.subarray(at, at + 1))
      await arrived(at + 1)
      // More than half of the time after which a silent sender is refused
      vi.advanceTimersByTime(20_000)
    }
    request.end(whole.subarray(150))
    expect(await received).toHaveProperty('form')
  })

  it.each<[string, Buffer, string]>([
    ['none', form(part('name="alt"')), 'no-file'],
    ['nothing at all', end, 'no-file'],
    ['an empty one', form(file(Buffer.alloc(0))), 'empty'],
    ['two', form(file(), file()), 'too-many-files'],
    ['one in another field', form(file(gif, 'photo')), 'wrong-field'],
    ['one as a mere text', form(part('name="file"', 'GIF89a')), 'wrong-field'],
    ['one that is none of ours', form(file(Buffer.from('%PDF-1.7'))), 'pdf'],
    ['one that is too large', form(file(Buffer.concat([gif, Buffer.alloc(10 * 1024 * 1024)]))), 'too-large'],
    ['another field', form(part('name="isAdmin"', 'true'), file()), 'wrong-field'],
    ['a field twice', form(part('name="alt"'), part('name="alt"'), file()), 'too-many-fields'],
    ['a thousand fields', form(...Array.from({ length: 1_000 }, () => part('name="alt"')), file()), 'too-many-fields'],
    ['a text too long', form(part('name="alt"', 'x'.repeat(5_000)), file()), 'wrong-field'],
    ['a huge name of a field', form(part(`name="${'x'.repeat(10_000)}"`), file()), 'wrong-field'],
    ['a huge header', form(part(`name="alt"\r\nX-Header: ${'x'.repeat(100_000)}`), file()), 'cut-short'],
    ['a prototype for a field', form(part('name="__proto__"'), file()), 'wrong-field'],
    ['no end', file(), 'cut-short'],
    ['an end in the middle of the file', form(file()).subarray(0, 3_000), 'cut-short'],
    ['another border', Buffer.from(form(file()).toString('latin1').replaceAll(boundary, 'another'), 'latin1'), 'cut-short'],
    ['nonsense before its border', Buffer.alloc(13 * 1024 * 1024, '\r\n--'), 'too-large'],
  ])('is refused with %s', async (_, body, fault) => {
    expect(await outcomeOf(body)).toEqual({ fault })
  })

  it.each([
    'multipart/form-data',
    'multipart/mixed; boundary=a',
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=',
  ])('is none of the type %s', async (type) => {
    expect(await outcomeOf(form(file()), type)).toEqual({ fault: 'no-form' })
  })

  it('that has no end is cut off where the file is too large', async () => {
    const request = open()
    request.write(form(file()).subarray(0, 5_000))
    const flow = setInterval(() => request.write(Buffer.alloc(1024 * 1024)), 5)
    expect(await received).toEqual({ fault: 'too-large' })
    clearInterval(flow)
  })

  it('is given up where nothing more comes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const request = open()
    request.write(form(file()).subarray(0, 5_000))
    await arrived(5_000)
    vi.advanceTimersByTime(expected.idleMs)
    expect(await received).toEqual({ fault: 'stopped-coming' })
    request.destroy()
  })

  it('is given up where its sender goes away', async () => {
    const request = open()
    request.write(form(file()).subarray(0, 5_000))
    await arrived(5_000)
    request.destroy()
    expect(await received).toEqual({ gone: true })
  })

  it('is refused where the disk does not take it', async () => {
    await rm(folder, { recursive: true })
    expect(await outcomeOf(form(file()))).toMatchObject({ fault: 'not-stored', cause: { code: 'ENOENT' } })
    folder = await mkdtemp(path.join(os.tmpdir(), 'receive-form-'))
  })
})
