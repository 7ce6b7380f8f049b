import { connect } from 'node:net'

const headEnd = '\r\n\r\n'

/**
 * Requests one address `count` times over `connections` keep-alive connections, each time as soon as the last response is complete. Reads only
 * status and length of a response, to use less processor time than the server. Rejects on a status other than 200.
 */
export async function askMany(address, { count, connections = 50, headers }) {
  const { hostname, port, host, pathname } = new URL(address)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const question = Buffer.from(`GET ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n`)
  let asked = 0
  const work = () =>
    new Promise((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true })
      let head = Buffer.alloc(0)
      /** Bytes of the response still to come; undefined until its head is complete. */
      let left
      const ask = () => {
        if (asked >= count) return resolve(socket.destroy())
        asked += 1
        left = undefined
        socket.write(question)
      }
      socket.once('connect', ask)
      socket.once('error', reject)
      socket.once('close', () => reject(new Error(`${address} closed a connection`)))
      socket.on('data', (bytes) => {
        if (left === undefined) {
          head = Buffer.concat([head, bytes])
          const end = head.indexOf(headEnd)
          if (end < 0) return
          const text = head.latin1Slice(0, end)
          const length = /content-length: (\d+)/i.exec(text)?.[1]
          if (!text.startsWith('HTTP/1.1 200') || length === undefined) return reject(new Error(`${address}: ${text.split('\r\n', 1)[0]}`))
          left = Number(length) + end + headEnd.length - head.length
          head = Buffer.alloc(0)
        } else left -= bytes.length
        if (left === 0) ask()
      })
    })
  await Promise.all(Array.from({ length: connections }, work))
}
