import { connect } from 'node:net'

/** Half a second for each byte: slower than anybody's line, yet never silent. */
const dripMs = 500

const head = (method, path, headers) =>
  `${method} ${path} HTTP/1.1\r\nhost: slow\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}`

const announced = (method, path, bytes, type = 'application/json') => `${head(method, path, { 'content-type': type, 'content-length': bytes })}\r\n`

/** How a connection begins, what it sends each half second, and whether it reads what it is answered. */
export const kinds = {
  'nothing at all': { begins: '' },
  'a head, byte by byte': { begins: 'GET / HTTP/1.1\r\nhost: slow\r\nx-a: ', drips: 'a' },
  'a sign-in, byte by byte': { begins: announced('POST', '/auth/login', 900), drips: ' ' },
  'a sign-in in chunks of a byte': {
    begins: `${head('POST', '/auth/login', { 'content-type': 'application/json', 'transfer-encoding': 'chunked' })}\r\n`,
    drips: '1\r\n \r\n',
  },
  'a sign-in that stops': { begins: `${announced('POST', '/auth/login', 90)}{"email":` },
  'an upload, byte by byte': { begins: `${announced('POST', '/api/media', 50_000_000, 'multipart/form-data; boundary=b')}--b\r\n`, drips: '-' },
  'an article of a stranger': { begins: `${announced('POST', '/admin/upload', 1_900_000)}{"title":"${'x'.repeat(30_000)}`, drips: 'x' },
  'pages that are not read': { begins: `${head('GET', '/', {})}\r\n`.repeat(40), isDeaf: true },
  'lists that are not read': { begins: `${head('GET', '/admin/upload?pageSize=100', {})}\r\n`.repeat(20), isDeaf: true },
  'a page, and then nothing': { begins: `${head('GET', '/', {})}\r\n` },
}

/** Keeps so many connections of all kinds open, from these addresses in turn; one that is cut off is opened again. */
export function holdSlowConnections({ host, port, count, addresses }) {
  const open = new Set()
  const cut = { times: 0 }
  let isOver = false
  const all = Object.values(kinds)
  const begin = (at) => {
    const { begins, drips, isDeaf } = all[at % all.length]
    const socket = connect({ host, port, localAddress: addresses[at % addresses.length], noDelay: true })
    open.add(socket)
    socket
      .on('error', () => undefined)
      .once('close', () => {
        clearInterval(dripping)
        open.delete(socket)
        cut.times += 1
        if (!isOver) setTimeout(() => isOver || begin(at), dripMs)
      })
    if (isDeaf) socket.pause()
    else socket.resume()
    socket.write(begins)
    const dripping = drips === undefined ? undefined : setInterval(() => socket.write(drips), dripMs)
  }
  for (let at = 0; at < count; at += 1) begin(at)
  return {
    cut,
    open: () => [...open].filter(({ readyState }) => readyState === 'open').length,
    end() {
      isOver = true
      for (const socket of open) socket.destroy()
    },
  }
}
