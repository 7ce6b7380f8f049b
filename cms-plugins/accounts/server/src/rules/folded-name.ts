/** Characters that a reader does not see: zero-width characters, soft hyphens, direction marks. */
const invisible = /\p{Cf}/gu

/** Returns an e-mail address as it is stored and looked up, so that two spellings of one address are one account. */
export const foldedEmail = (email: string): string => email.trim().normalize('NFKC').toLowerCase()

/** Returns a username in the form that is compared: case, width, spacing and invisible characters do not matter. */
export const foldedUsername = (username: string): string =>
  username.normalize('NFKC').replace(invisible, '').toLowerCase().normalize('NFKC').replace(/\s+/g, ' ').trim()
