import { fieldsOf } from '@artha/contract/unknown-fields'
import * as openid from 'openid-client'
import { keptFor } from './kept-for'
import type { GoogleAttempt } from './rules/google-attempt'
import type { GoogleClaims } from './rules/google-identity'

export interface GoogleSettings {
  issuer: string
  /** Without both, sign-in with Google is off. */
  clientId?: string
  clientSecret?: string
}

/** A person waits for each of these requests. */
const answerLimitSeconds = 5

/** Endpoints and keys change seldom; so often they are asked for again. */
const discoveryLifeMs = 60 * 60_000

/** An issuer without https stands in for Google. The settings take one only on this machine, or for a site without https. */
const checksOf = (issuer: URL) => [
  // Otherwise a token that came straight from the issuer would be believed without its signature.
  openid.enableNonRepudiationChecks,
  // oxlint-disable-next-line typescript/no-deprecated -- marked so only to make one stop and think
  ...(issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : []),
]

/** The OpenID Connect client for an issuer: authorization code flow with PKCE, state and nonce. */
export function googleProvider({ issuer, clientId = '', clientSecret = '' }: GoogleSettings, redirectUri: string) {
  /** Asked for when it is first needed: the site starts without the issuer. */
  const configured = keptFor(discoveryLifeMs, () => {
    const server = new URL(issuer)
    const options = { execute: checksOf(server), timeout: answerLimitSeconds }
    return openid.discovery(server, clientId, clientSecret, undefined, options)
  })

  return {
    isConfigured: clientId !== '' && clientSecret !== '',

    /** Begins an attempt; answers it and the address at the issuer where it goes on. */
    async begin(): Promise<{ attempt: GoogleAttempt; url: string }> {
      const configuration = await configured()
      const attempt = { state: openid.randomState(), nonce: openid.randomNonce(), verifier: openid.randomPKCECodeVerifier() }
      const url = openid.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
      })
      return { attempt, url: url.href }
    },

    /** Ends an attempt with what the issuer sent the browser back with; throws unless every check holds. */
    async end({ state, nonce, verifier }: GoogleAttempt, querystring: string): Promise<GoogleClaims> {
      const configuration = await configured()
      const cameBack = new URL(redirectUri)
      cameBack.search = querystring
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
      const tokens = await openid.authorizationCodeGrant(configuration, cameBack, checks)
      const claims = tokens.claims()
      if (claims === undefined) return {}
      // Google puts the address into the token; an issuer may keep it for those who ask.
      const isWhole = claims.email !== undefined || configuration.serverMetadata().userinfo_endpoint === undefined
      return isWhole ? claims : openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)
    },
  }
}

/** Why the issuer or a check said no, without what it was about: codes and tokens belong in no log. */
export function googleFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code, error: word } = fieldsOf(error)
  const kind = [code, fieldsOf(error.cause).code, error.name].find((each) => typeof each === 'string')
  // The query may be forged, so its text is not trusted.
  const said = typeof word === 'string' && /^[a-z_]{1,40}$/.test(word) ? ` (${word})` : ''
  return `${kind}${said}`
}
