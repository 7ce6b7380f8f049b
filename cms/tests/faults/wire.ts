import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

type State = 'passes' | 'hangs' | 'cut'

/** A TCP proxy in front of a server. It can hang, like a frozen server, or cut its connections. */
export async function openWire(serverPort: number) {
  let state: State = 'passes'
  const pairs = new Set<[Socket, Socket]>()
  const server = createServer((near) => {
    if (state === 'cut') return void near.destroy()
    const far = connect(serverPort, '127.0.0.1')
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    const end = () => {
      pairs.delete(pair)
      near.destroy()
      far.destroy()
    }
    const pass = (to: Socket) => (part: Buffer) => void to.write(part)
    near.on('data', pass(far)).on('error', end).on('close', end)
    far.on('data', pass(near)).on('error', end).on('close', end)
    if (state === 'hangs') for (const socket of pair) socket.pause()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    set(next: State) {
      state = next
      for (const [near, far] of pairs) {
        if (next === 'cut') near.destroy()
        else
          for (const socket of [near, far])
            if (next === 'hangs') socket.pause()
            else socket.resume()
      }
    },
    stop() {
      for (const [near] of pairs) near.destroy()
      server.close()
    },
  }
}
