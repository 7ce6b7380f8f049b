import { dictionary } from '@zxcvbn-ts/language-common'

const leastLetters = 8

/** The list is in order of how often each was found; lower-case. */
const mostCommon = new Set(dictionary['passwords-common'].slice(0, 3_000))

/**
 * What is wrong with a new password, as a message to its user; undefined for a good one. Letters are counted as people
 * count them. There is no upper bound here: the contract takes up to 1,000 letters, and none is ever cut off.
 */
export function passwordProblem(password: string): string | undefined {
  if ([...password.normalize('NFKC')].length < leastLetters) return `Use at least ${leastLetters} characters for your password.`
  if (mostCommon.has(password.normalize('NFKC').toLowerCase())) return 'This password is too common. Choose another.'
  return undefined
}
