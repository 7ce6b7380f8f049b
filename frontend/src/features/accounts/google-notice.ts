/** Messages on the login page after a failed Google sign-in, by the word in the address. */
const notices: Readonly<Record<string, string>> = {
  unavailable: 'Google sign-in is not available.',
  failed: 'Google sign-in failed. Please try again.',
}

export const googleNotice = (word: string | null) => (word !== null && Object.hasOwn(notices, word) ? notices[word] : undefined)
