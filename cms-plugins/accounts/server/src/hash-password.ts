import { Algorithm, hash } from '@node-rs/argon2'

/** Argon2id with 19 MiB and two passes: what OWASP's password storage sheet asks at least. */
const parameters = { algorithm: Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes a password in the thread pool, so that nobody's page waits for somebody's sign-in. */
export const hashPassword = (password: string): Promise<string> => hash(password, parameters)
