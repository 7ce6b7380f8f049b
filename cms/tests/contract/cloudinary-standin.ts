import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import busboy from 'busboy'

export const account = { name: 'artha-test', key: '123456789', secret: 'a-secret-of-cloudinary' }
/** The media host that the stand-in names in its answers. */
export const standinHost = 'media.artha.example'

/** The way it answers uploads: correctly, with an error, slowly, with nonsense, with an address elsewhere, or not at all. */
export type StandinState = 'well' | 'limited' | 'broken' | 'slow' | 'nonsense' | 'elsewhere' | 'unsure' | 'silent'

interface Call {
  fields: Record<string, string>
  file: Buffer
}

async function readCall(request: IncomingMessage): Promise<Call> {
  const fields: Record<string, string> = {}
  const parts: Buffer[] = []
  const parser = busboy({ headers: request.headers })
  parser.on('field', (name, value) => {
    fields[name] = value
  })
  parser.on('file', (_name, stream) => stream.on('data', (part: Buffer) => parts.push(part)))
  await new Promise((resolve, reject) => request.pipe(parser).on('close', resolve).on('error', reject))
  return { fields, file: Buffer.concat(parts) }
}

/** Checks the signature as Cloudinary documents it: a hash of the sorted fields and the secret. */
function isSigned({ signature, api_key, ...fields }: Record<string, string>): boolean {
  const text = Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&')
  return (
    api_key === account.key &&
    signature ===
      createHash('sha1')
        .update(text + account.secret)
        .digest('hex')
  )
}

const extensionOf = (file: Buffer) =>
  file.subarray(8, 12).toString() === 'WEBP' ? 'webp' : file[0] === 0xff ? 'jpg' : file.subarray(4, 12).toString() === 'ftypavif' ? 'avif' : 'mp4'

/** Cloudinary's upload API on loopback: signed uploads and deletions, as its SDK sends them, and the stored files. */
export async function startCloudinary() {
  /** The stored files, by public id and extension. */
  const kept = new Map<string, Buffer>()
  const state: { mood: StandinState; afterUploads: number; uploads: number } = { mood: 'well', afterUploads: 0, uploads: 0 }

  const answer = (response: ServerResponse, status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(typeof body === 'string' ? body : JSON.stringify(body))

  async function upload(response: ServerResponse, { fields, file }: Call) {
    state.uploads += 1
    const mood = state.uploads > state.afterUploads ? state.mood : 'well'
    if (mood === 'silent') return
    if (mood === 'limited') return answer(response, 429, { error: { message: 'Rate Limit Exceeded' } })
    if (mood === 'broken') return answer(response, 500, { error: { message: 'Internal Server Error at 10.1.2.3' } })
    if (mood === 'nonsense') return answer(response, 200, '<html>Welcome to this hotel</html>')
    if (mood === 'slow') await pause(400)
    const extension = extensionOf(file)
    const kind = extension === 'mp4' ? 'video' : 'image'
    const name = `${fields.public_id}.${extension}`
    kept.set(name, file)
    if (mood === 'unsure') return response.destroy()
    const host = mood === 'elsewhere' ? 'evil.example' : standinHost
    return answer(response, 200, { public_id: fields.public_id, resource_type: kind, secure_url: `https://${host}/${account.name}/${name}` })
  }

  function destroy(response: ServerResponse, { fields }: Call) {
    const names = [...kept.keys()].filter((name) => name.startsWith(`${fields.public_id}.`))
    for (const name of names) kept.delete(name)
    answer(response, 200, { result: names.length > 0 ? 'ok' : 'not found' })
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const url = request.url ?? ''
    if (request.method === 'GET') {
      const file = kept.get(url.split('/').at(-1) ?? '')
      return file === undefined ? answer(response, 404, {}) : response.writeHead(200).end(file)
    }
    const call = await readCall(request)
    const [, action] = /^\/v1_1\/artha-test\/(?:auto|image|video)\/(upload|destroy)$/.exec(url) ?? []
    if (!isSigned(call.fields)) return answer(response, 401, { error: { message: 'Invalid Signature' } })
    if (action === 'upload') return upload(response, call)
    if (action === 'destroy') return destroy(response, call)
    return answer(response, 404, { error: { message: `Nothing at ${url}` } })
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    address,
    kept,
    /** Sets the mood for all uploads after the next `afterUploads`. */
    be(mood: StandinState, afterUploads = 0) {
      Object.assign(state, { mood, afterUploads, uploads: 0 })
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
