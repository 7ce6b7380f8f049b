/** Escapes text for HTML, between tags and in attributes. */
export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Escapes text and renders `code` as in Markdown. */
export const withCode = (text: string) => escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')
