import { dictionary } from '@zxcvbn-ts/language-common'

const leastLetters = 8

/** The list is in lower case, most frequent first. */
const mostCommon = new Set(dictionary['passwords-common'].slice(0, 3_000))

/**
 * Returns the problem with a new password as a message to its user; undefined if it is good. Counts characters, not code units. The
 * contract sets the upper limit of 1,000 characters; no password is cut.
 */
export function passwordProblem(password: string): string | undefined {
  if ([...password.normalize('NFKC')].length < leastLetters) return `Use at least ${leastLetters} characters for your password.`
  if (mostCommon.has(password.normalize('NFKC').toLowerCase())) return 'This password is too common. Choose another.'
  return undefined
}
