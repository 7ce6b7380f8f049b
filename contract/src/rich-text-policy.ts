import { namesOf, tableOf } from './names-of.ts'

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
  attributesByTag: { a: ['href', 'title', 'id'], li: ['id'], th: ['colspan', 'rowspan', 'scope'], td: ['colspan', 'rowspan'], ol: ['start'] },
  /**
   * Links are paths of ours or use these; "javascript:" and "data:" are what this list keeps out. "//elsewhere" is neither:
   * it leaves the site while it looks like a path.
   */
  linkSchemes: ['http', 'https', 'mailto', 'tel'],
} as const

/**
 * Whether a description is HTML; one that is not is plain text and shown as it was typed, "<" included. Everybody asks
 * this one rule: a text that one program escapes and another takes for markup would be lost, or be a hole.
 */
export const hasMarkup = (description: string): boolean => /<[a-z!/?][^<]*>/i.test(description)

/**
 * Ids serve notes alone: the mark of one in the text, and the note in the list at its end. With a beginning of their own they
 * stand for nothing else of a page, neither a heading that is linked nor a property that a script reads.
 */
export const isNoteId = (id: string): boolean => /^note-[a-z0-9-]{1,60}$/.test(id)

type Attributes = Record<string, string>

/** The attributes of a tag without an id that is none of a note. */
export function withNoteIdOnly({ id, ...attributes }: Attributes): Attributes {
  return id === undefined || !isNoteId(id) ? attributes : { ...attributes, id }
}

const cleanId = (tagName: string, attributes: Attributes) => ({ tagName, attribs: withNoteIdOnly(attributes) })

/** The policy as sanitize-html reads it; `more` are attributes that the caller writes itself. */
export function sanitiserOptions(more: Partial<Record<string, readonly string[]>> = {}) {
  const { attributesByTag: byTag } = richTextPolicy
  return {
    allowedTags: [...richTextPolicy.tags],
    allowedAttributes: tableOf(namesOf(byTag), (tag) => [...byTag[tag], ...(more[tag] ?? [])]),
    allowedSchemes: [...richTextPolicy.linkSchemes],
    allowProtocolRelative: false,
    transformTags: { a: cleanId, li: cleanId },
  }
}

/** Whether a link that the policy keeps leads to another site: such a link gets a `rel` where it is shown. */
export const leadsElsewhere = (href: string): boolean => /^\s*https?:/i.test(href)
