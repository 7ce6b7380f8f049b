import { namesOf, tableOf } from './names-of.ts'

/**
 * The HTML allowed in a section's description. The cms applies it on save, the site's server when an answer enters its data cache, and
 * the browser to what it fetches. Other tags are dropped; their text stays. `details` is a question with its answer, `aside` a callout.
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
    'aside',
    'details',
    'summary',
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
  attributesByTag: { a: ['href', 'title', 'id'], li: ['id'], th: ['colspan', 'rowspan', 'scope'], td: ['colspan', 'rowspan'], ol: ['start'] },
  /**
   * Links are paths of this site or use these schemes, which keeps out "javascript:" and "data:". "//elsewhere" is refused: it looks like
   * a path but leaves the site.
   */
  linkSchemes: ['http', 'https', 'mailto', 'tel'],
} as const

/**
 * True if a description is HTML; otherwise it is plain text and shown as typed, "<" included. All programs must use this function: if
 * they disagreed, text would be lost or a script could get in.
 */
export const hasMarkup = (description: string): boolean => /<[a-z!/?][^<]*>/i.test(description)

/**
 * True for the id of a footnote: its mark in the text, or the note itself. With their own prefix, ids cannot clash with a heading's id or
 * with a property that a script reads.
 */
export const isNoteId = (id: string): boolean => /^note-[a-z0-9-]{1,60}$/.test(id)

type Attributes = Record<string, string>

/** Returns the attributes of a tag, without an id that is not a footnote's. */
export function withNoteIdOnly({ id, ...attributes }: Attributes): Attributes {
  return id === undefined || !isNoteId(id) ? attributes : { ...attributes, id }
}

const cleanId = (tagName: string, attributes: Attributes) => ({ tagName, attribs: withNoteIdOnly(attributes) })

/** Returns the policy as options for sanitize-html. `more` are attributes that the caller itself adds. */
export function sanitiserOptions(more: Partial<Record<string, readonly string[]>> = {}) {
  const { attributesByTag: byTag } = richTextPolicy
  return {
    allowedTags: [...richTextPolicy.tags],
    allowedAttributes: tableOf(namesOf(byTag), (tag) => [...byTag[tag], ...(more[tag] ?? [])]),
    allowedSchemes: [...richTextPolicy.linkSchemes],
    allowProtocolRelative: false,
    // An article's own h1 and h2 are its title and its sections' subtitles
    transformTags: { a: cleanId, li: cleanId, h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4' },
  }
}

/** True if a link leads to another site. Such a link gets a `rel` when shown. */
export const isExternalLink = (href: string): boolean => /^\s*https?:/i.test(href)
