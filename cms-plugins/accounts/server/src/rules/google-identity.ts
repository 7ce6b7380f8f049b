import { foldedEmail, foldedUsername } from './folded-name'
import { isMailbox } from './mail-message'

/** The issuer's claims about a person, from a token whose signature, audience and nonce were checked. */
export interface GoogleClaims {
  sub?: unknown
  email?: unknown
  email_verified?: unknown
  name?: unknown
}

export interface GoogleIdentity {
  /** The issuer's permanent id of the person. E-mail addresses can change owner. */
  subject: string
  /** The folded address; undefined if the issuer has not verified it. */
  verifiedEmail: string | undefined
  name: string
}

/** The form of a subject in OpenID Connect: at most 255 printable ASCII characters. */
const subjectForm = /^[\x21-\x7e]{1,255}$/

/**
 * Returns the address that the issuer has verified, folded. An address that folding changes beyond case (a full-width a) is refused,
 * because it would match somebody else's mailbox.
 */
function verifiedEmailOf({ email, email_verified: isVerified }: GoogleClaims): string | undefined {
  if (isVerified !== true || typeof email !== 'string' || !isMailbox(email)) return undefined
  return email.normalize('NFKC') === email ? foldedEmail(email) : undefined
}

/** Returns the identity in the claims; undefined if the subject is missing or malformed. */
export function googleIdentity(claims: GoogleClaims): GoogleIdentity | undefined {
  const { sub, name } = claims
  if (typeof sub !== 'string' || !subjectForm.test(sub)) return undefined
  return { subject: sub, verifiedEmail: verifiedEmailOf(claims), name: typeof name === 'string' ? name : '' }
}

/** The columns of an account that the rule reads. */
interface KnownAccount {
  blocked: boolean
  googleSubject: string | null
}

interface Found<Account> {
  bySubject: Account | undefined
  byEmail: Account | undefined
  /** The first Google identity with the primary admin's address must not get that account. */
  isPrimaryAdminEmail: boolean
}

type GoogleOutcome<Account> =
  | { do: 'sign-in'; account: Account }
  | { do: 'link'; account: Account }
  | { do: 'create'; email: string }
  | { do: 'refuse'; reason: 'blocked' | 'address not verified' | 'account of another Google user' | 'address of the primary admin' }

/** Returns the account for a Google identity: the one with its subject, else the one with its verified address, else a new one. */
export function googleOutcome<Account extends KnownAccount>(
  { subject, verifiedEmail }: GoogleIdentity,
  { bySubject, byEmail, isPrimaryAdminEmail }: Found<Account>,
): GoogleOutcome<Account> {
  if (bySubject !== undefined) return bySubject.blocked ? { do: 'refuse', reason: 'blocked' } : { do: 'sign-in', account: bySubject }
  if (verifiedEmail === undefined) return { do: 'refuse', reason: 'address not verified' }
  if (byEmail === undefined) {
    return isPrimaryAdminEmail ? { do: 'refuse', reason: 'address of the primary admin' } : { do: 'create', email: verifiedEmail }
  }
  if (byEmail.blocked) return { do: 'refuse', reason: 'blocked' }
  // The address has a new owner since; the account has not.
  if (byEmail.googleSubject !== null && byEmail.googleSubject !== subject) {
    return { do: 'refuse', reason: 'account of another Google user' }
  }
  return { do: 'link', account: byEmail }
}

/** Below the limit of 60 characters for a username, to leave room for a number. */
const longestName = 54

/** Removes control characters, halves of characters, and characters that change the direction of text. */
const tidied = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Bidi_Control}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestName)
    .replace(/\p{Cs}/gu, '')
    .trim()

/** Returns a username for a new account: the name, else the part before the @, with a number if that is taken. */
export function googleUsername({ name, verifiedEmail = '' }: GoogleIdentity, number?: number): string {
  const chosen = [name, verifiedEmail.split('@')[0] ?? ''].map(tidied).find((text) => foldedUsername(text).length >= 3) ?? 'Reader'
  return number === undefined ? chosen : `${chosen} ${number}`
}
