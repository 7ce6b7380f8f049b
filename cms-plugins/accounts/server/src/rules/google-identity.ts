import { foldedEmail, foldedUsername } from './folded-name'
import { isMailbox } from './mail-message'

/** What the issuer says of a person, in a token whose signature, audience and nonce were checked. */
export interface GoogleClaims {
  sub?: unknown
  email?: unknown
  email_verified?: unknown
  name?: unknown
}

export interface GoogleIdentity {
  /** Who it is for the issuer, for good; addresses change hands. */
  subject: string
  /** As accounts keep it; undefined where the issuer does not vouch for it. */
  verifiedEmail: string | undefined
  name: string
}

/** OpenID Connect: at most 255 printable ASCII characters. */
const subjectForm = /^[\x21-\x7e]{1,255}$/

/**
 * The address that the issuer vouches for, folded. One whose letters are others once it is folded (a full-width a) is
 * another mailbox than the one that it would be taken for.
 */
function verifiedEmailOf({ email, email_verified: isVerified }: GoogleClaims): string | undefined {
  if (isVerified !== true || typeof email !== 'string' || !isMailbox(email)) return undefined
  return email.normalize('NFKC') === email ? foldedEmail(email) : undefined
}

/** Who signs in; undefined where the issuer does not say. */
export function googleIdentity(claims: GoogleClaims): GoogleIdentity | undefined {
  const { sub, name } = claims
  if (typeof sub !== 'string' || !subjectForm.test(sub)) return undefined
  return { subject: sub, verifiedEmail: verifiedEmailOf(claims), name: typeof name === 'string' ? name : '' }
}

/** What the rule needs of an account. */
interface KnownAccount {
  blocked: boolean
  googleSubject: string | null
}

interface Found<Account> {
  bySubject: Account | undefined
  byEmail: Account | undefined
  /** The primary admin's account is not given to the first Google identity that has its address. */
  isPrimaryAdminEmail: boolean
}

type GoogleOutcome<Account> =
  | { do: 'sign-in'; account: Account }
  | { do: 'link'; account: Account }
  | { do: 'create'; email: string }
  | { do: 'refuse'; reason: 'blocked' | 'address not verified' | 'account of another Google user' | 'address of the primary admin' }

/** Which account a person of Google gets: the one known by subject, else the one of the verified address, else a new one. */
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
  // The address was given to somebody else since; the account was not.
  if (byEmail.googleSubject !== null && byEmail.googleSubject !== subject) {
    return { do: 'refuse', reason: 'account of another Google user' }
  }
  return { do: 'link', account: byEmail }
}

/** Fewer than the 60 characters of a username, so that a number fits behind. */
const longestName = 54

/** Neither control characters nor halves of characters, nor what turns the direction of the text after it. */
const tidied = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Bidi_Control}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestName)
    .replace(/\p{Cs}/gu, '')
    .trim()

/** A username for a new account: the name, else what stands before the @; with a number where that is taken. */
export function googleUsername({ name, verifiedEmail = '' }: GoogleIdentity, number?: number): string {
  const chosen = [name, verifiedEmail.split('@')[0] ?? ''].map(tidied).find((text) => foldedUsername(text).length >= 3) ?? 'Reader'
  return number === undefined ? chosen : `${chosen} ${number}`
}
