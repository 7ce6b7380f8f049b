import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import Provider, { type Configuration } from 'oidc-provider'

export interface IssuedPerson {
  sub: string
  email: string
  email_verified: boolean
  name: string
  /** True if the issuer leaves the e-mail address out of the id token and returns it only from its userinfo endpoint. */
  isAsked?: boolean
}

export interface IdentityIssuer {
  /** The next user to sign in, in any browser. If undefined, the user declines. */
  next: IssuedPerson | undefined
  /** Makes the signatures of the issued tokens invalid. */
  isForging: boolean
  stop: () => Promise<void>
}

export const client = { client_id: 'artha-site', client_secret: 'the-secret-of-the-site' }

const people = new Map<string, IssuedPerson>()

const configurationFor = (redirectUri: string): Configuration => ({
  clients: [{ ...client, redirect_uris: [redirectUri], token_endpoint_auth_method: 'client_secret_post' }],
  cookies: { keys: ['a key of the stand-in'] },
  // Puts the e-mail address into the id token, as Google does.
  conformIdTokenClaims: false,
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_context, { uid }) => `/sign-in/${uid}` },
  findAccount: (_context, accountId) => ({
    accountId,
    claims(use) {
      const { isAsked = false, ...claims } = people.get(accountId) as IssuedPerson
      return isAsked && use === 'id_token' ? { sub: claims.sub } : { ...claims }
    },
  }),
  // Grants every requested scope, so that signing in takes one step.
  async loadExistingGrant({ oidc: { provider, client: asking, session, params } }) {
    const grant = new provider.Grant({ clientId: asking?.clientId, accountId: session?.accountId })
    grant.addOIDCScope(String(params?.scope))
    await grant.save()
    return grant
  },
})

/** Changes the middle character of the token's signature. */
function forged(body: string): string {
  const answer = JSON.parse(body) as { id_token?: string }
  const [head, claims, signature = ''] = (answer.id_token ?? '').split('.')
  const at = signature.length >> 1
  const broken = `${signature.slice(0, at)}${signature[at] === 'A' ? 'B' : 'A'}${signature.slice(at + 1)}`
  return JSON.stringify({ ...answer, id_token: [head, claims, broken].join('.') })
}

function forgeAnswer(response: ServerResponse) {
  const end = response.end.bind(response) as (body: string) => ServerResponse
  response.end = ((body: string) => end(forged(body))) as ServerResponse['end']
}

/** Starts an OpenID Connect issuer on loopback. Its sign-in page signs in `next` without asking. */
export async function startIssuer(port: number, redirectUri: string): Promise<IdentityIssuer> {
  const provider = new Provider(`http://127.0.0.1:${port}`, configurationFor(redirectUri))
  const answer = provider.callback()
  const signIn = async (request: IncomingMessage, response: ServerResponse) => {
    if (issuer.next === undefined) return provider.interactionFinished(request, response, { error: 'access_denied' })
    people.set(issuer.next.sub, issuer.next)
    return provider.interactionFinished(request, response, { login: { accountId: issuer.next.sub } })
  }
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/sign-in/')) return void signIn(request, response)
    if (issuer.isForging && request.url === '/token') forgeAnswer(response)
    void answer(request, response)
  })
  const issuer: IdentityIssuer = {
    next: undefined,
    isForging: false,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return issuer
}
