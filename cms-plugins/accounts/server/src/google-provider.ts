import { fieldsOf } from '@artha/contract/unknown-fields'
import * as openid from 'openid-client'
import { cachedFor } from './cached-for'
import type { GoogleAttempt } from './rules/google-attempt'
import type { GoogleClaims } from './rules/google-identity'

export interface GoogleSettings {
  issuer: string
  /** Without both id and secret, sign-in with Google is off. */
  clientId?: string
  clientSecret?: string
}

/** The timeout of each request to the issuer. A person is waiting for it. */
const answerLimitSeconds = 5

/** Endpoints and keys change rarely, so they are fetched again after this time. */
const discoveryLifeMs = 60 * 60_000

/** Returns the checks for an issuer. The settings allow http only for a stand-in on this machine or for a site without https. */
const checksOf = (issuer: URL) => [
  // Otherwise the signature of a token that came straight from the issuer would not be checked.
  openid.enableNonRepudiationChecks,
  // oxlint-disable-next-line typescript/no-deprecated -- marked so only to make one stop and think
  ...(issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : []),
]

/** Returns the OpenID Connect client for an issuer: authorization code flow with PKCE, state and nonce. */
export function googleProvider({ issuer, clientId = '', clientSecret = '' }: GoogleSettings, redirectUri: string) {
  /** Fetched on first use, so that the site starts without the issuer. */
  const configured = cachedFor(discoveryLifeMs, () => {
    const server = new URL(issuer)
    const options = { execute: checksOf(server), timeout: answerLimitSeconds }
    return openid.discovery(server, clientId, clientSecret, undefined, options)
  })

  return {
    isConfigured: clientId !== '' && clientSecret !== '',

    /** Begins an attempt. Returns it with the address at the issuer to redirect to. */
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

    /** Ends an attempt with the query that the issuer sent back. Returns the claims; throws unless every check passes. */
    async end({ state, nonce, verifier }: GoogleAttempt, querystring: string): Promise<GoogleClaims> {
      const configuration = await configured()
      const cameBack = new URL(redirectUri)
      cameBack.search = querystring
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
      const tokens = await openid.authorizationCodeGrant(configuration, cameBack, checks)
      const claims = tokens.claims()
      if (claims === undefined) return {}
      // Google puts the e-mail address into the token; other issuers may return it from the userinfo endpoint only.
      const isWhole = claims.email !== undefined || configuration.serverMetadata().userinfo_endpoint === undefined
      return isWhole ? claims : openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)
    },
  }
}

/** Returns the reason why the issuer or a check failed, by code only: authorization codes and tokens must not be logged. */
export function googleFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code, error: word } = fieldsOf(error)
  const kind = [code, fieldsOf(error.cause).code, error.name].find((each) => typeof each === 'string')
  // The query may be forged, so its text is checked before it is logged.
  const said = typeof word === 'string' && /^[a-z_]{1,40}$/.test(word) ? ` (${word})` : ''
  return `${kind}${said}`
}
