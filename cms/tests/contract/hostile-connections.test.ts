import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { endpoints, type Endpoint } from '@artha/contract/endpoints'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startSite, type RunningSite } from '../running-site'
import { film } from '../sample-media'
import { upload } from './upload-as'
import { people } from './writers'

/** Every path of the contract, and those of files, which it does not list. */
const asked = [
  ...Object.values<Endpoint>(endpoints).map(({ method, path }) => ({ method, path: path.replace(/\{\w+\}/g, 'abcdefgh') })),
  { method: 'GET', path: '/uploads/film.mp4' },
  { method: 'POST', path: '/upload' },
]

const head = (method: string, path: string, more: string) => `${method} ${path} HTTP/1.1\r\nhost: cms\r\n${more}\r\n`
const form = 'content-type: multipart/form-data; boundary=b\r\n'
const json = 'content-type: application/json\r\n'

/** Incomplete or abusive requests, by name. */
const senders: [name: string, text: (method: string, path: string) => string][] = [
  ['half a head', (method, path) => `${method} ${path} HTTP/1.1\r\nhost: cms\r\ncontent-le`],
  ['a head alone', (method, path) => head(method, path, `${json}content-length: 1000\r\n`)],
  ['half a body', (method, path) => `${head(method, path, `${json}content-length: 1000\r\n`)}{"email":`],
  ['half a large body', (method, path) => head(method, path, `${json}content-length: 5000000\r\n`) + ' '.repeat(200_000)],
  ['half a chunk', (method, path) => `${head(method, path, `${json}transfer-encoding: chunked\r\n`)}ff\r\nabc`],
  [
    'half a form',
    (method, path) =>
      `${head(method, path, `${form}content-length: 100000\r\n`)}--b\r\nContent-Disposition: form-data; name="file"; filename="a.gif"\r\n\r\nGIF`,
  ],
  ['a whole question', (method, path) => head(method, path, '')],
]

/** The shared cms, and a built site in front of it. */
const urls = { cms: inject('cmsUrl'), site: '' }
type Program = keyof typeof urls
let site: RunningSite
let creator: string
let filmPath: string

beforeAll(async () => {
  site = await startSite(inject('cmsUrl'))
  urls.site = site.url
  creator = (await people()).creator
  filmPath = (await upload(inject('cmsUrl'), creator, { file: film('mp4', 4 * 1024 * 1024), name: 'film.mp4' })).secure_url
})
afterAll(async () => {
  expect(await site.stop()).toBe(0)
})

/** Opens a connection from one of 200 loopback addresses and writes `text` to it. Ignores later errors, which the tests cause on purpose. */
async function open(to: Program, text: string, at = 0): Promise<Socket> {
  const { hostname, port } = new URL(urls[to])
  const socket = connect({ port: Number(port), host: hostname, localAddress: `127.0.0.${1 + (at % 200)}` })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

const openMany = (to: Program, texts: string[]) => Promise.all(texts.map((text, at) => open(to, text, at)))
const times = (count: number, text: string) => Array.from({ length: count }, () => text)
const statusOf = async (url: string) => (await fetch(url)).status

/** Expects that both programs still answer. */
const bothGoOn = async () => {
  expect(await Promise.all([statusOf(`${urls.cms}/readyz`), statusOf(`${urls.cms}/api/home`), statusOf(`${urls.site}/`)])).toEqual([200, 200, 200])
}

async function reset(sockets: Socket[]) {
  for (const socket of sockets) socket.resetAndDestroy()
  await bothGoOn()
}

describe.each<Program>(['cms', 'site'])('connections to the %s that are not meant', (to) => {
  it.each(senders)('%s and a reset, on every path: both go on', async (_, text) => {
    const sockets = await openMany(
      to,
      asked.map(({ method, path }) => text(method, path)),
    )
    await bothGoOn()
    await reset(sockets)
  })

  it('three hundred answers that are reset midway leave no request waiting', async () => {
    const sockets = await openMany(to, times(300, head('GET', '/api/openapi.json', '')))
    await once(sockets[0] ?? expect.fail(), 'data')
    await reset(sockets)
  })

  it('uploads of somebody who may, reset in the middle by the hundred, leave room for the next', async () => {
    const begin = `--b\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n`
    const headers = `${form}authorization: Bearer ${creator}\r\ncontent-length: 50000000\r\n`
    const sockets = await openMany(to, times(100, `${head('POST', '/api/media', headers)}${begin}${film('mp4', 100_000).toString('latin1')}`))
    await bothGoOn()
    await reset(sockets)
    expect((await upload(urls[to], creator, { file: film('mp4', 200_000), name: 'next.mp4' })).secure_url).toMatch(/^\/uploads\//)
  })

  it('films that are not read to their end, a hundred stopped and a hundred reset, leave room for the next', async () => {
    const stopped = await openMany(to, times(100, head('GET', filmPath, '')))
    for (const socket of stopped) socket.pause()
    const read = await openMany(to, times(100, head('GET', filmPath, '')))
    await once(read[0] ?? expect.fail(), 'data')
    await reset(read)
    await reset(stopped)
    const answer = await fetch(urls[to] + filmPath)
    expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, 4 * 1024 * 1024])
  })
})

it('a head or a body that does not come is given up by both, in words where there is an answer', async () => {
  const begun = ['GET /api/home HTTP/1.1\r\nhost: cms\r\nx-a', `${head('POST', '/auth/login', `${json}content-length: 1000\r\n`)}{`]
  const slow = [...(await openMany('cms', begun)), ...(await openMany('site', begun))]
  const answers = await Promise.all(
    slow.map(async (socket) => {
      const parts: Buffer[] = []
      socket.on('data', (part: Buffer) => parts.push(part))
      await once(socket, 'close')
      return Buffer.concat(parts).toString()
    }),
  )
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  await bothGoOn()
})
