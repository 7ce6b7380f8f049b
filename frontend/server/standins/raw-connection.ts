import { connect, type Socket } from 'node:net'

export interface RawConnection {
  socket: Socket
  /** Returns all that was received so far. */
  received: () => string
  /** Resolves with all that was received when the connection closes. */
  ended: Promise<string>
}

/** For tests: opens a TCP connection from a loopback address and sends any text, also invalid HTTP. */
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
  /** The Content-Length header; the body may have another length. */
  bytes: number
  body?: string
}

/** Returns the text of a request with its headers and the given part of a body. */
export const requestText = ({ method = 'POST', path, headers = {}, bytes, body = '' }: Announced) => {
  const lines = Object.entries({ host: 'site', 'content-type': 'application/json', 'content-length': String(bytes), ...headers })
  return `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`
}
