const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * Plain text as HTML. Escaping twice changes nothing: the sanitisers on the text's way here have already turned its
 * signs into entities, and an entity is left as it is.
 */
export const asHtml = (text: string) => text.replace(/&(?!(?:#\d+|#x[\da-f]+|[a-z]+\d*);)|[<>"]/gi, (sign) => entities[sign] ?? sign)

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'", nbsp: '\u00a0' }

/** The words of an HTML text, for counting and for labels; never to be put into a page as HTML. */
export const textOfHtml = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&([a-z]+|#39);/gi, (entity, name: string) => signs[name.toLowerCase()] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()

const wholeTag = /<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi

/**
 * HTML whose attribute values hold no "<" or ">". Browsers write such values raw (`title="<p>1."` is harmless there), and
 * a rule that cuts HTML at "<p>" would cut inside the value and turn its text into live markup. To be called before any cut.
 */
export const withSafeAttributes = (html: string) =>
  html.replace(wholeTag, (tag) => `<${tag.slice(1, -1).replaceAll('<', '&lt;').replaceAll('>', '&gt;')}>`)

/** Wide tables scroll inside a frame of their own, by keyboard too. The component that renders the HTML passes the class. */
export const withTablesFramed = (html: string, className: string) =>
  withSafeAttributes(html)
    .replace(/<table\b/gi, (start) => `<div class="${className}" tabindex="0" role="group" aria-label="Table">${start}`)
    .replace(/<\/table>/gi, (end) => `${end}</div>`)
