const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes plain text for HTML. Existing entities stay, because the sanitisers may already have escaped the text. */
export const escapeText = (text: string) => text.replace(/&(?!(?:#\d+|#x[\da-f]+|[a-z]+\d*);)|[<>"]/gi, (sign) => entities[sign] ?? sign)

const numberedLine = /^\d{1,3}[.)](?!\d)\s*\S/

/** Plain text as HTML: numbered lines such as "1. A point" become point headings, all other lines paragraphs. */
export const plainTextHtml = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => (numberedLine.test(line) ? `<h3>${escapeText(line)}</h3>` : `<p>${escapeText(line)}</p>`))
    .join('')
