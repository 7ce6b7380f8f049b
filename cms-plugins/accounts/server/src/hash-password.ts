import { Algorithm, hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { generatedPassword } from './generated-password'

/** Argon2id with 19 MiB and two passes: the minimum of OWASP's password storage sheet. */
const parameters = { algorithm: Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Limits hashing to two at a time. Each hash holds a core for tens of milliseconds and 19 MiB, and page requests need cores too. It also
 * keeps threads of Node's pool free for files and name look-ups.
 */
const hashQueue = pLimit(2)

/** Returns the number of hashes that are waiting. */
export const pendingHashes = (): number => hashQueue.pendingCount

/** Normalises a password, so that the same letters match on every keyboard. */
const normalised = (password: string) => password.normalize('NFKC')

/** Hashes a password in the thread pool, so that page requests do not wait for it. */
export const hashPassword = (password: string): Promise<string> => hashQueue(() => hash(normalised(password), parameters))

/**
 * Hashes a password unless `reason` returns one not to. `reason` is called when the hash would start, so that of many simultaneous
 * requests for one address only the first few are hashed.
 */
export const hashPasswordUnless = <Reason>(reason: () => Promise<Reason | undefined>, password: string) =>
  hashQueue(async (): Promise<{ hash: string } | { hash?: undefined; reason: Reason }> => {
    const against = await reason()
    return against === undefined ? { hash: await hash(normalised(password), parameters) } : { reason: against }
  })

/** The hash of a random password that no user has. Computed once. */
let nobodysHash: Promise<string> | undefined

/**
 * True if the password matches the hash. Without a hash (no account, or no password) it does the same work and returns false, so that the
 * response time does not reveal who has an account.
 */
export async function verifyPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword(generatedPassword())
  const against = kept ?? (await nobodysHash)
  const fits = await hashQueue(() => verify(against, normalised(password)))
  return fits && typeof kept === 'string'
}
