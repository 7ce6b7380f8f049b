import { Algorithm, hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { generatedPassword } from './generated-password'

/** Argon2id with 19 MiB and two passes: what OWASP's password storage sheet asks at least. */
const parameters = { algorithm: Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * At most so many hashes at a time: each holds a core for tens of milliseconds and 19 MiB, and the readers' requests need
 * cores too. Node's thread pool, which files and name look-ups share, keeps threads free.
 */
const inTurn = pLimit(2)

/** How many hashes wait for their turn. */
export const passwordsWaiting = (): number => inTurn.pendingCount

/** The same letters are the same password, whichever keyboard composed them. */
const composed = (password: string) => password.normalize('NFKC')

/** Hashes a password in the thread pool, so that no page request waits for a sign-in. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(composed(password), parameters))

/**
 * Hashes a password unless there is a reason not to. That is asked when its turn has come: of many requests for one address
 * that arrive together, all but the first few are spared the work.
 */
export const hashPasswordUnless = <Reason>(reason: () => Promise<Reason | undefined>, password: string) =>
  inTurn(async (): Promise<{ hash: string } | { hash?: undefined; reason: Reason }> => {
    const against = await reason()
    return against === undefined ? { hash: await hash(composed(password), parameters) } : { reason: against }
  })

/** The hash of a random password that no user has, made once. */
let nobodysHash: Promise<string> | undefined

/**
 * Whether a password fits. Without a hash (no such account, or one without a password) the same work is done for nothing,
 * so that the time of the answer does not tell who has an account.
 */
export async function verifyPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword(generatedPassword())
  const against = kept ?? (await nobodysHash)
  const fits = await inTurn(() => verify(against, composed(password)))
  return fits && typeof kept === 'string'
}
