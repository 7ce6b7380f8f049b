import type { CSSProperties } from 'react'

/*
 * A mail has its styles on its elements, because mail programs drop style sheets. One sheet has the colours of the dark theme, for the
 * programs that keep it. There are no pictures, so nothing is lost where they are blocked. One column needs no width of its own, so it
 * fits 320 px. Mails cannot read the site's tokens, so their colours stand here again.
 */

const sans = 'Arial, Helvetica, sans-serif'
const serif = 'Georgia, Times New Roman, serif'

const light = { paper: '#fbfaf6', ink: '#15181e', muted: '#5a606b', rule: '#e3dfd5', accent: '#0b6b57' }

export const bothThemes = ':root{color-scheme:light dark'
export const darkQuery = '@media (prefers-color-scheme:dark)'

/** The colours of the site's dark theme. React escapes quotes and angle brackets here, so there are none. */
export const darkSheet = `${bothThemes};supported-color-schemes:light dark}
${darkQuery}{
.paper{background-color:#0e1217!important}
.ink{color:#e9e6df!important}
.muted{color:#a2a9b4!important}
.rule{border-color:#2a313b!important}
.accent{color:#4cc7a6!important}
}`

export const style = {
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
  line: { margin: '4px 0 0', color: light.ink },
  heading: { margin: 0, fontSize: '14px', lineHeight: '20px', fontWeight: 'bold', color: light.muted },
  section: { margin: '32px 0 0', padding: '16px 0 0', borderTop: `1px solid ${light.rule}` },
  title: { margin: '12px 0 0', fontFamily: serif, fontSize: '20px', lineHeight: '26px', fontWeight: 'bold', color: light.ink },
  value: { margin: '4px 0 0', fontSize: '18px', lineHeight: '26px', fontWeight: 'bold', color: light.ink },
  leadValue: { margin: '8px 0 0', fontFamily: serif, fontSize: '36px', lineHeight: '44px', fontWeight: 'bold', color: light.ink },
  link: { color: light.accent, textDecoration: 'underline' },
  hidden: { display: 'none', overflow: 'hidden', lineHeight: '1px', opacity: 0, maxHeight: 0, maxWidth: 0 },
} satisfies Record<string, CSSProperties>
