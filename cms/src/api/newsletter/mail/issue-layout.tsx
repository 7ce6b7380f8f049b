import type { ReactNode } from 'react'
import type { IssueItem, IssueView, MailSite } from './issue-sections'
import { darkSheet, style } from './issue-mail-styles'
import * as texts from './issue-mail-texts'

/** Invisible characters after the preview line, so that an inbox does not fill its line with the first words of the mail. */
const filler = '\u034f\u200c\u00a0'.repeat(80)

const Link = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className="accent" href={href} style={style.link}>
    {children}
  </a>
)

function Item({ item: { title, href, value, lines }, isLead = false }: { item: IssueItem; isLead?: boolean }) {
  return (
    <>
      <h3 className="ink" style={style.title}>
        {href === undefined ? title : <Link href={href}>{title}</Link>}
      </h3>
      {value !== undefined && (
        <p className="ink" style={isLead ? style.leadValue : style.value}>
          {value}
        </p>
      )}
      {lines.map((line, index) => (
        <p key={index} className={value === undefined ? 'ink' : 'muted'} style={value === undefined ? style.line : style.small}>
          {line}
        </p>
      ))}
    </>
  )
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="rule" style={style.section}>
      <h2 className="muted" style={style.heading}>
        {heading}
      </h2>
      {children}
    </div>
  )
}

function Footer({ site, unsubscribeUrl }: { site: MailSite; unsubscribeUrl: string }) {
  return (
    <div className="rule" style={style.section}>
      <p className="muted" style={style.small}>
        {texts.whyYouGetThis(site.name)}
      </p>
      <p className="muted" style={style.small}>
        <Link href={unsubscribeUrl}>{texts.unsubscribe}</Link>
      </p>
      <p className="muted" style={style.small}>
        <Link href={`${site.url}/privacy`}>{texts.privacyPolicy}</Link>
      </p>
      <p className="muted" style={style.small}>
        {texts.educationOnly}
      </p>
      <p className="muted" style={style.small}>
        {site.name}
        <br />
        <Link href={site.url}>{site.url}</Link>
      </p>
    </div>
  )
}

interface LayoutProps {
  subject: string
  previewLine: string
  number: number | null
  view: IssueView
  site: MailSite
  unsubscribeUrl: string
}

/** The mail of an issue as a document: one column in a table, because some programs centre nothing else. */
export function IssueLayout({ subject, previewLine, number, view: { lead, opening, sections }, site, unsubscribeUrl }: LayoutProps) {
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{subject}</title>
        <style>{darkSheet}</style>
      </head>
      <body className="paper" style={style.body}>
        {previewLine !== '' && (
          <div style={style.hidden} data-skip-in-text="true">
            {previewLine}
            {filler}
          </div>
        )}
        <table role="presentation" className="paper" width="100%" cellPadding="0" cellSpacing="0" border={0} style={style.body}>
          <tbody>
            <tr>
              <td align="center">
                <table role="presentation" width="100%" cellPadding="0" cellSpacing="0" border={0} style={style.column}>
                  <tbody>
                    <tr>
                      <td className="ink" align="left" style={style.cell}>
                        <div role="main">
                          <div role="article" aria-roledescription="email" aria-label={texts.newsletterName(site.name)} lang="en" dir="ltr">
                            <h1 className="ink" style={style.name}>
                              {texts.newsletterName(site.name)}
                            </h1>
                            {number !== null && (
                              <p className="muted" style={style.small}>
                                {texts.issueNumber(number)}
                              </p>
                            )}
                            {lead && (
                              <Section heading={texts.headings.figures}>
                                <Item item={lead} isLead />
                              </Section>
                            )}
                            {opening.map((paragraph, index) => (
                              <p key={index} className="ink" style={style.text}>
                                {paragraph}
                              </p>
                            ))}
                            {sections.map(({ heading, items }) => (
                              <Section key={heading} heading={heading}>
                                {items.map((item, index) => (
                                  <Item key={index} item={item} />
                                ))}
                              </Section>
                            ))}
                            <Footer site={site} unsubscribeUrl={unsubscribeUrl} />
                          </div>
                        </div>
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}
