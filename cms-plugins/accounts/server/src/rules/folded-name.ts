/** What a reader does not see: zero-width characters, soft hyphens, marks of direction. */
const invisible = /\p{Cf}/gu

/** An e-mail address as it is kept and looked up: one person cannot have two accounts by writing it in another way. */
export const foldedEmail = (email: string): string => email.trim().normalize('NFKC').toLowerCase()

/** A username as it is compared: names that look the same to a reader but for case, width and spacing are the same. */
export const foldedUsername = (username: string): string =>
  username.normalize('NFKC').replace(invisible, '').toLowerCase().normalize('NFKC').replace(/\s+/g, ' ').trim()
