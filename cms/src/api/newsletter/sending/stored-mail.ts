/** The mail of an issue as it is stored when sending starts: the same for all readers, but for the address behind which each one leaves. */
export interface StoredMail {
  subject: string
  html: string
  text: string
}

/** Stands in a stored mail for the address to leave. It is an address itself, so that what builds the mail keeps it as a link. */
export const leavePlaceholder = 'https://leave.invalid/reader'

/** Returns the mail with a reader's own address to leave. */
export const withLeaveUrl = ({ subject, html, text }: StoredMail, leaveUrl: string): StoredMail => ({
  subject,
  html: html.replaceAll(leavePlaceholder, leaveUrl),
  text: text.replaceAll(leavePlaceholder, leaveUrl),
})
