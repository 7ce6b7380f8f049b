/** A text that is already XML. */
export interface Xml {
  xml: string
}

type Attributes = Readonly<Record<string, string | number>>
/** Strings are escaped; undefined is omitted. */
type Content = string | Xml | undefined

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Characters that XML 1.0 forbids even escaped. One of them would make the whole feed unreadable. */
// eslint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/** Escapes a text for an element or an attribute, and removes forbidden characters. */
export const escapeXml = (text: string) => text.replace(forbidden, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? '')

export function element(name: string, attributes: Attributes, ...content: readonly Content[]): Xml {
  const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${escapeXml(String(value))}"`)
  const inner = content.map((each) => (typeof each === 'string' ? escapeXml(each) : (each?.xml ?? ''))).join('')
  return { xml: inner === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inner}</${name}>` }
}

/** Returns an element that contains only text. */
export const textElement = (name: string, text: string) => element(name, {}, text)

export const group = (elements: readonly Xml[]): Xml => ({ xml: elements.map(({ xml }) => xml).join('\n') })

export const xmlDocument = (root: Xml) => `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`
