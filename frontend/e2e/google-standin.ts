import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The cms settings for the Google stand-in, and a function that stops it. */
export interface GoogleStandin {
  env: Record<string, string>
  stop: () => Promise<void>
}

const clientId = 'artha-journeys'

/** Starts an OpenID Connect issuer on loopback with one page, where a new user agrees to sign in. Implements what the cms checks. */
export async function startGoogleStandin(): Promise<GoogleStandin> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const nonces = new Map<string, string>()
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

  function idToken(issuer: string, nonce: string): string {
    const id = randomUUID()
    const now = Math.floor(Date.now() / 1000)
    const person = { sub: id, email: `google-${id}@artha.example`, email_verified: true, name: `Asha ${id.slice(0, 8)}` }
    const signed = `${part({ alg: 'RS256', kid: 'one' })}.${part({ iss: issuer, aud: clientId, iat: now, exp: now + 600, nonce, ...person })}`
    return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`
  }

  function agreePage(query: URLSearchParams): string {
    const code = randomUUID()
    nonces.set(code, query.get('nonce') ?? '')
    const back = new URL(query.get('redirect_uri') ?? '')
    back.search = new URLSearchParams({ code, state: query.get('state') ?? '' }).toString()
    return `<!doctype html><title>Sign in</title><a href="${back.href.replaceAll('&', '&amp;')}">Agree</a>`
  }

  const server = createServer((request, response) => {
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer)
    const json = (body: object) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (pathname === '/authorize') return response.writeHead(200, { 'content-type': 'text/html' }).end(agreePage(searchParams))
    if (pathname === '/keys') return json({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] })
    if (pathname === '/token') {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      return request.on('end', () => {
        const nonce = nonces.get(new URLSearchParams(Buffer.concat(chunks).toString()).get('code') ?? '') ?? ''
        json({ access_token: randomUUID(), token_type: 'bearer', expires_in: 600, id_token: idToken(issuer, nonce) })
      })
    }
    return json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    env: { GOOGLE_ISSUER: url, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: 'the-secret-of-the-journeys' },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
