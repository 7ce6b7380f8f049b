/** A mailbox as limits count it, and its mail host. */
export interface Mailbox {
  mailbox: string
  host: string
}

/**
 * Returns the mailbox of a folded address. Many hosts deliver `a.b+offers@` and `ab@` to one person, so dots and what follows a plus do not
 * count. Only for limits: elsewhere these are different addresses.
 */
export function mailboxOf(address: string): Mailbox {
  const at = address.lastIndexOf('@')
  const [local, host] = [address.slice(0, at), address.slice(at + 1)]
  const plain = local.replace(/\+.*$/, '').replaceAll('.', '')
  return { mailbox: `${plain === '' ? local : plain}@${host}`, host }
}
