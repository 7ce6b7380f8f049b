import { render, toPlainText } from '@react-email/render'
import type { MailLook } from '@artha/contract/mail-page'
import { bothThemes, darkQuery } from './issue-mail-styles'
import { IssueLayout } from './issue-layout'
import { issueView, type MailSite, type ResolvedIssue } from './issue-sections'

/** The mail of an issue, equal for all readers but for the address to unsubscribe. */
export interface IssueMail {
  subject: string
  html: string
  text: string
}

/** Stands in HTML and text where each reader's own address to unsubscribe comes. The domain can never exist (RFC 2606). */
export const unsubscribePlaceholder = 'https://unsubscribe.invalid/this-reader'

/** A line break in a header could start another one, and the other control characters have no place there. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

const textLayout = {
  wordwrap: 72,
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h3', options: { leadingLineBreaks: 2, uppercase: false } },
  ],
}

/** Renders an issue once for all readers. The text is made of the HTML, so both say the same. */
export async function renderIssueMail(issue: ResolvedIssue, { name, url }: MailSite): Promise<IssueMail> {
  const site = { name, url: url.replace(/\/+$/, '') }
  const subject = oneLine(issue.subject)
  const html = await render(
    IssueLayout({
      subject,
      previewLine: oneLine(issue.previewLine),
      number: issue.number ?? null,
      view: issueView(issue, site),
      site,
      unsubscribeUrl: unsubscribePlaceholder,
    }),
  )
  return { subject, html, text: `${toPlainText(html, textLayout).trim()}\n` }
}

/** Returns the HTML as a mail program with this theme shows it, whatever the browser’s is. */
export const inLook = (html: string, look: MailLook): string =>
  html.replace(darkQuery, look === 'dark' ? '@media all' : '@media not all').replace(bothThemes, `:root{color-scheme:${look}`)

const escaped = (url: string) => url.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Returns the mail of one reader, with their address to unsubscribe. */
export const withUnsubscribe = <Mail extends Pick<IssueMail, 'html' | 'text'>>(mail: Mail, url: string): Mail => ({
  ...mail,
  html: mail.html.replaceAll(unsubscribePlaceholder, () => escaped(url)),
  text: mail.text.replaceAll(unsubscribePlaceholder, () => url),
})
