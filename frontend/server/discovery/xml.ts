/** A text that is XML already. */
export interface Xml {
  xml: string
}

type Attributes = Readonly<Record<string, string | number>>
/** Text is escaped; what is undefined is left out. */
type Content = string | Xml | undefined

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** What XML 1.0 forbids in any form, escaped or not: one such character, and no reader takes the whole feed. */
// eslint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/** Text for an element or an attribute. */
export const escapeXml = (text: string) => text.replace(forbidden, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? '')

export function element(name: string, attributes: Attributes, ...content: readonly Content[]): Xml {
  const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${escapeXml(String(value))}"`)
  const inner = content.map((each) => (typeof each === 'string' ? escapeXml(each) : (each?.xml ?? ''))).join('')
  return { xml: inner === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inner}</${name}>` }
}

/** An element that holds nothing but text. */
export const textElement = (name: string, text: string) => element(name, {}, text)

export const group = (elements: readonly Xml[]): Xml => ({ xml: elements.map(({ xml }) => xml).join('\n') })

export const xmlDocument = (root: Xml) => `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`
