const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'", nbsp: '\u00a0' }

/** Returns the text of HTML, for word counts and labels. It is not escaped, so never insert it as HTML. */
export const textOfHtml = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&([a-z]+|#39);/gi, (entity, name: string) => signs[name.toLowerCase()] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()

const wholeTag = /<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi

/**
 * Escapes "<" and ">" in attribute values. Browsers write them raw (`title="<p>1."`), and code that splits HTML at "<p>" would cut inside the value
 * and turn its text into live markup. Call this before any split.
 */
export const withSafeAttributes = (html: string) =>
  html.replace(wholeTag, (tag) => `<${tag.slice(1, -1).replaceAll('<', '&lt;').replaceAll('>', '&gt;')}>`)

/** Wraps tables in a frame that scrolls, by keyboard too. `className` is the frame's class, from the component that renders the HTML. */
export const withTablesFramed = (html: string, className: string) =>
  withSafeAttributes(html)
    .replace(/<table\b/gi, (start) => `<div class="${className}" tabindex="0" role="group" aria-label="Table">${start}`)
    .replace(/<\/table>/gi, (end) => `${end}</div>`)
