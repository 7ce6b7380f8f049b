/** Why Google's sign-in led back to the login screen, by the word in its address. */
const notices: Readonly<Record<string, string>> = {
  unavailable: 'Google sign-in is not available.',
  failed: 'Google sign-in failed. Please try again.',
}

export const googleNotice = (word: string | null) => (word !== null && Object.hasOwn(notices, word) ? notices[word] : undefined)
