/**
 * The HTML that a section description may hold. The cms applies it when an article is saved, the site's server when an
 * answer enters its data cache, the browser to what it fetches. A tag that is not here is dropped, its text stays.
 */
export const richTextPolicy = {
  tags: [
    'p',
    'h3',
    'h4',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'br',
    'hr',
    'ul',
    'ol',
    'li',
    'blockquote',
    'a',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'code',
    'sub',
    'sup',
  ],
  attributesByTag: { a: ['href', 'title'], th: ['colspan', 'rowspan', 'scope'], td: ['colspan', 'rowspan'], ol: ['start'] },
  /** Links may be relative or use these; "javascript:" and "data:" are what this list keeps out. */
  linkSchemes: ['http', 'https', 'mailto', 'tel'],
} as const

/**
 * Whether a description is HTML; one that is not is plain text and shown as it was typed, "<" included. Everybody asks
 * this one rule: a text that one program escapes and another takes for markup would be lost, or be a hole.
 */
export const hasMarkup = (description: string): boolean => /<[a-z!/?][^<]*>/i.test(description)
