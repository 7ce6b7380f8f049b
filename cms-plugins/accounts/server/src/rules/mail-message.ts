/** A mail to one person. */
export interface MailMessage {
  to: string
  subject: string
  text: string
  headers?: Record<string, string>
}

/** One mailbox and nothing else: a list, a name, a comment or a line's end would reach further than meant. */
const mailbox = /^[^\s\p{C}@,;:<>()[\]\\"]+@[^\s\p{C}@,;:<>()[\]\\"]+$/u

/** A line's end begins a header of the attacker's, who could so add readers or a body. */
const control = /\p{Cc}|\u2028|\u2029/u

const headerName = /^[A-Za-z][A-Za-z-]*$/

export const isMailbox = (address: string): boolean => address.length <= 254 && mailbox.test(address)

/** Why a message must not be sent; undefined where nothing stands against it. */
export function messageFault({ to, subject, headers = {} }: MailMessage): string | undefined {
  if (!isMailbox(to)) return 'The address is not one mailbox'
  if (control.test(subject)) return 'The subject holds a control character'
  for (const [name, value] of Object.entries(headers)) {
    if (!headerName.test(name)) return 'A header has a wrong name'
    if (control.test(value)) return `The header ${name} holds a control character`
  }
  return undefined
}
