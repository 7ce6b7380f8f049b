import { namesOf, tableOf } from './names-of.ts'

/**
 * The HTML allowed in a section's description. The cms applies it on save, the site's server when an answer enters its data cache, and
 * the browser to what it fetches. Other tags are dropped; their text stays. `details` is a question with its answer, `aside` a callout,
 * `artha-…` something of ours that is named by its id (`blockAttributes`).
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
    'artha-figure',
    'artha-calculator',
    'artha-picture',
    'artha-story',
  ],
  attributesByTag: {
    a: ['href', 'title', 'id'],
    li: ['id'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    'artha-figure': ['figure', 'part'],
    'artha-calculator': ['calculator', 'fields'],
    'artha-picture': ['picture', 'width', 'height', 'srcset'],
    'artha-story': ['story'],
  },
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

const key = /^[a-z0-9-]{1,60}$/
const documentId = /^[a-z0-9]{8,64}$/
const pixels = /^[1-9]\d{0,4}$/
/** Files by their width: "/uploads/jar-480.webp 480w, /uploads/jar-800.webp 800w". Of this site, or of the media host by https. */
const files = /^(?:https:\/)?\/[\w%-][\w%./-]{0,299} [1-9]\d{0,4}w(?:, (?:https:\/)?\/[\w%-][\w%./-]{0,299} [1-9]\d{0,4}w){0,9}$/
/** The filled-in fields of a calculator: "principal=2500000 years=20". */
const fields = /^[a-z]{1,30}=-?[a-z\d][a-z\d.-]{0,19}(?: [a-z]{1,30}=-?[a-z\d][a-z\d.-]{0,19}){0,19}$/i

/**
 * Blocks that name something of ours: each attribute with its pattern, the required one first. They hold ids, numbers and addresses of
 * files only. The text inside is for clients that do not draw the block, and for readers when what it names is gone.
 */
export const blockAttributes = {
  'artha-figure': { figure: key, part: key },
  'artha-calculator': { calculator: key, fields },
  /** Its size and its smaller files are added when the picture is drawn. */
  'artha-picture': { picture: documentId, width: pixels, height: pixels, srcset: files },
  'artha-story': { story: documentId },
} as const satisfies Partial<Record<(typeof richTextPolicy.tags)[number], Readonly<Record<string, RegExp>>>>

export type BlockTag = keyof typeof blockAttributes

export const isBlockTag = (tag: string): tag is BlockTag => Object.hasOwn(blockAttributes, tag)

type Attributes = Record<string, string>

/** Returns the valid attributes of a block; undefined if the required one is missing or wrong. */
export function validBlockAttributes(tag: BlockTag, given: Readonly<Attributes>): Attributes | undefined {
  const patterns = Object.entries<RegExp>(blockAttributes[tag])
  const isValid = ([name, pattern]: [string, RegExp]) => Object.hasOwn(given, name) && pattern.test(given[name] ?? '')
  const [required] = patterns
  if (required === undefined || !isValid(required)) return undefined
  return Object.fromEntries(patterns.filter(isValid).map(([name]) => [name, given[name] ?? '']))
}

const cleanBlock = (tagName: string, attributes: Attributes) => ({
  tagName,
  attribs: (isBlockTag(tagName) ? validBlockAttributes(tagName, attributes) : undefined) ?? {},
})

/** Removes the tags of a block without its required attribute and keeps what is inside. Renaming it would rename later closing tags too. */
const unwrapUnnamedBlock = ({ tag, attribs }: { tag: string; attribs: Attributes }) =>
  isBlockTag(tag) && Object.keys(attribs).length === 0 ? ('excludeTag' as const) : false

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
    exclusiveFilter: unwrapUnnamedBlock,
    // An article's own h1 and h2 are its title and its sections' subtitles
    transformTags: { a: cleanId, li: cleanId, h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', ...tableOf(namesOf(blockAttributes), () => cleanBlock) },
  }
}

/** True if a link leads to another site. Such a link gets a `rel` when shown. */
export const isExternalLink = (href: string): boolean => /^\s*https?:/i.test(href)
