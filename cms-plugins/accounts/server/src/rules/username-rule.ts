import { foldedUsername } from './folded-name'

const leastLetters = 3

export const usernameTaken = 'This username is already taken.'

/** What is said of a form with a problem beside one of its fields. */
export const checkWhatYouEntered = 'Please check what you entered.'

/** What is wrong with a username, by what a reader sees of it; undefined for a good one. The contract counts what was typed. */
export function usernameProblem(username: string): string | undefined {
  return foldedUsername(username).length < leastLetters ? `At least ${leastLetters} characters` : undefined
}
