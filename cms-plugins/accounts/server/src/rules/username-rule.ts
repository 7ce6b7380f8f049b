import { foldedUsername } from './folded-name'

const leastLetters = 3

export const usernameTaken = 'This username is already taken.'

/** The message above a form when one of its fields has a problem. */
export const checkWhatYouEntered = 'Please check what you entered.'

/** Returns the problem with a username; undefined if it is good. Counts the characters that a reader sees; the contract counts those typed. */
export function usernameProblem(username: string): string | undefined {
  return foldedUsername(username).length < leastLetters ? `At least ${leastLetters} characters` : undefined
}
