/** A mail to one person. */
export interface MailMessage {
  to: string
  subject: string
  text: string
  html?: string
  headers?: Record<string, string>
}

/** Matches exactly one mailbox. A list, a name, a comment or a line break could reach other recipients. */
const mailbox = /^[^\s\p{C}@,;:<>()[\]\\"]+@[^\s\p{C}@,;:<>()[\]\\"]+$/u

/** A line break could start a header of an attacker, who could so add recipients or a body. */
const control = /\p{Cc}|\u2028|\u2029/u

const headerName = /^[A-Za-z][A-Za-z-]*$/

export const isMailbox = (address: string): boolean => address.length <= 254 && mailbox.test(address)

/** Returns the reason why a message must not be sent; undefined if it may be. */
export function messageProblem({ to, subject, headers = {} }: MailMessage): string | undefined {
  if (!isMailbox(to)) return 'The address is not one mailbox'
  if (control.test(subject)) return 'The subject holds a control character'
  for (const [name, value] of Object.entries(headers)) {
    if (!headerName.test(name)) return 'A header has a wrong name'
    if (control.test(value)) return `The header ${name} holds a control character`
  }
  return undefined
}
