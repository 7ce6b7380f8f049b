/**
 * The outcome of handing a mail to the mail server:
 * - `accepted`: the server has it.
 * - `refused`: it will never take this mail for this reader.
 * - `later`: it does not take it for this reader now.
 * - `no-server`: nothing was handed over, for a reason that is not this reader's: no connection, a wrong password, a refused sender.
 * - `unknown`: the mail was handed over and the answer never came, so it may have been delivered.
 */
export type HandOver = { outcome: 'accepted' } | { outcome: 'refused' | 'later' | 'no-server' | 'unknown'; reason: string }

/** The parts of a mail client's error that tell what happened. */
export interface MailFailure {
  message: string
  /** The command that failed; "CONN" also for a connection that broke during another command. */
  command?: string | undefined
  /** The status that the server answered. */
  responseCode?: number | false | undefined
}

/** Commands whose answer is about the reader and this mail. */
const aboutThisMail = ['RCPT TO', 'DATA']

/**
 * Returns the outcome of a mail that failed. `isBegun` is true if some of its content was sent: then only the server's own answer to it
 * shows that it was not delivered.
 */
export function handOverAfter({ message: reason, command = '', responseCode }: MailFailure, isBegun: boolean): HandOver {
  const isAnswered = typeof responseCode === 'number' && responseCode >= 400 && aboutThisMail.includes(command)
  if (isAnswered) return { outcome: responseCode >= 500 ? 'refused' : 'later', reason }
  return { outcome: isBegun ? 'unknown' : 'no-server', reason }
}
