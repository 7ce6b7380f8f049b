import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { endpoints, type Endpoint } from '@artha/contract/endpoints'
import { describe, expect, inject, it } from 'vitest'

const { hostname, port } = new URL(inject('cmsUrl'))

/** Every path of the table, and those of files, which the contract does not have. */
const asked = [
  ...Object.values<Endpoint>(endpoints).map(({ method, path }) => ({ method, path: path.replace(/\{\w+\}/g, 'abcdefgh') })),
  { method: 'GET', path: '/uploads/film.mp4' },
  { method: 'POST', path: '/upload' },
]

const head = (method: string, path: string, more: string) => `${method} ${path} HTTP/1.1\r\nhost: cms\r\n${more}\r\n`
const form = 'content-type: multipart/form-data; boundary=b\r\n'
const json = 'content-type: application/json\r\n'

/** The ways of a sender who does not mean it. */
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

/** Opens a connection and says something on it; what goes wrong with it later is as meant. */
async function open(text: string): Promise<Socket> {
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

const health = async () => (await fetch(`${inject('cmsUrl')}/readyz`)).status

describe('connections that are not meant', () => {
  it.each(senders)('%s and a reset, on every path: the cms goes on', async (_, text) => {
    const sockets = await Promise.all(asked.map(({ method, path }) => open(text(method, path))))
    expect(await health()).toBe(200)
    for (const socket of sockets) socket.resetAndDestroy()
    expect(await health()).toBe(200)
  })

  it('three hundred answers that are reset while they come leave nobody waiting', async () => {
    const sockets = await Promise.all(Array.from({ length: 300 }, () => open(head('GET', '/api/openapi.json', ''))))
    await once(sockets[0] ?? expect.fail(), 'data')
    for (const socket of sockets) socket.resetAndDestroy()
    expect((await fetch(`${inject('cmsUrl')}/api/home`)).status).toBe(200)
  })

  it('a head or a body that does not come is given up, in words where there is an answer', async () => {
    const slow = await Promise.all([
      open('GET /api/home HTTP/1.1\r\nhost: cms\r\nx-a'),
      open(`${head('POST', '/auth/login', `${json}content-length: 1000\r\n`)}{`),
    ])
    const answers = await Promise.all(
      slow.map(async (socket) => {
        const parts: Buffer[] = []
        socket.on('data', (part: Buffer) => parts.push(part))
        await once(socket, 'close')
        return Buffer.concat(parts).toString()
      }),
    )
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(await health()).toBe(200)
  })
})
