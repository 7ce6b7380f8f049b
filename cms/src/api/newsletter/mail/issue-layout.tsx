import type { CSSProperties, ReactNode } from 'react'
import type { IssueItem, IssueView, MailSite } from './issue-sections'
import * as texts from './issue-mail-texts'

/*
 * A mail has its styles on its elements, because mail programs drop style sheets. One sheet has the colours of the dark theme, for the
 * programs that keep it. There are no pictures, so nothing is lost where they are blocked. One column needs no width of its own, so it
 * fits 320 px.
 */

const sans = 'Arial, Helvetica, sans-serif'
const serif = 'Georgia, Times New Roman, serif'

const light = { paper: '#fbfaf6', ink: '#15181e', muted: '#5a606b', rule: '#e3dfd5', accent: '#0b6b57' }

/** The colours of the site's dark theme. React escapes quotes and angle brackets here, so there are none. */
const darkSheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background-color:#0e1217!important}
.ink{color:#e9e6df!important}
.muted{color:#a2a9b4!important}
.rule{border-color:#2a313b!important}
.accent{color:#4cc7a6!important}
}`

const style = {
  body: { margin: 0, padding: 0, backgroundColor: light.paper },
  column: { maxWidth: '600px', margin: '0 auto' },
  cell: {
    padding: '24px 16px',
    fontFamily: sans,
    fontSize: '16px',
    lineHeight: '24px',
    color: light.ink,
    overflowWrap: 'anywhere',
    wordBreak: 'break-word',
  },
  name: { margin: 0, fontFamily: serif, fontSize: '24px', lineHeight: '32px', fontWeight: 'bold', color: light.ink },
  small: { margin: '4px 0 0', fontSize: '14px', lineHeight: '20px', color: light.muted },
  text: { margin: '16px 0 0', color: light.ink },
  heading: { margin: 0, fontSize: '14px', lineHeight: '20px', fontWeight: 'bold', color: light.muted },
  section: { margin: '32px 0 0', padding: '16px 0 0', borderTop: `1px solid ${light.rule}` },
  title: { margin: '12px 0 0', fontFamily: serif, fontSize: '20px', lineHeight: '26px', fontWeight: 'bold', color: light.ink },
  value: { margin: '4px 0 0', fontSize: '18px', lineHeight: '26px', fontWeight: 'bold', color: light.ink },
  leadValue: { margin: '8px 0 0', fontFamily: serif, fontSize: '36px', lineHeight: '44px', fontWeight: 'bold', color: light.ink },
  link: { color: light.accent, textDecoration: 'underline' },
  hidden: { display: 'none', overflow: 'hidden', lineHeight: '1px', opacity: 0, maxHeight: 0, maxWidth: 0 },
} satisfies Record<string, CSSProperties>

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
        <Link href={href}>{title}</Link>
      </h3>
      {value !== undefined && (
        <p className="ink" style={isLead ? style.leadValue : style.value}>
          {value}
        </p>
      )}
      {lines.map((line, index) => (
        <p
          key={index}
          className={value === undefined ? 'ink' : 'muted'}
          style={value === undefined ? { ...style.text, margin: '4px 0 0' } : style.small}
        >
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
