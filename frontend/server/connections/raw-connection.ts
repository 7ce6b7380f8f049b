import { connect, type Socket } from 'node:net'

export interface RawConnection {
  socket: Socket
  /** What was answered so far. */
  received: () => string
  /** All that was answered, once the other side has ended. */
  ended: Promise<string>
}

/** A connection of a visitor who keeps to nothing, from an address of the loopback; for tests. */
export function openRaw(port: number, text: string, from = '127.0.0.1'): RawConnection {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from })
  let answer = ''
  socket.on('data', (part: Buffer) => (answer += part.toString('latin1'))).on('error', () => undefined)
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(answer)))
  socket.write(text)
  return { socket, received: () => answer, ended }
}

interface Announced {
  method?: string
  path: string
  headers?: Record<string, string>
  /** Announced, whatever comes. */
  bytes: number
  body?: string
}

/** The beginning of a request with a body. */
export const requestText = ({ method = 'POST', path, headers = {}, bytes, body = '' }: Announced) => {
  const lines = Object.entries({ host: 'site', 'content-type': 'application/json', 'content-length': String(bytes), ...headers })
  return `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`
}
