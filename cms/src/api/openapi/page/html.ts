/** Text as it may stand in HTML, between tags and in attributes. */
export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Text in which `code` is marked as in Markdown. */
export const withCode = (text: string) => escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')
