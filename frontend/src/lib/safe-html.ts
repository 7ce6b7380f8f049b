import DOMPurify from 'dompurify'

export interface HtmlPolicy {
  tags: readonly string[]
  attributesByTag: Readonly<Record<string, readonly string[]>>
  linkSchemes: readonly string[]
  /** True if the link opens another site. */
  isExternalLink: (href: string) => boolean
  /** True if an id may stay on a tag that allows ids. */
  isNoteId: (id: string) => boolean
  /** The patterns of attribute values, for tags that have them. */
  patternsByTag: Readonly<Partial<Record<string, Readonly<Partial<Record<string, RegExp>>>>>>
}

/** Returns a function that removes all HTML outside the policy and adds a `rel` to links that leave the site. Browser only. */
export function htmlSanitiser({ tags, attributesByTag, linkSchemes, isExternalLink, isNoteId, patternsByTag }: HtmlPolicy) {
  const purify = DOMPurify(window)
  purify.addHook('uponSanitizeAttribute', (node, attribute) => {
    const tag = node.nodeName.toLowerCase()
    const isNamed = attributesByTag[tag]?.includes(attribute.attrName) ?? false
    const isOfPattern = patternsByTag[tag]?.[attribute.attrName]?.test(attribute.attrValue) ?? true
    attribute.keepAttr &&= isNamed && isOfPattern && (attribute.attrName !== 'id' || isNoteId(attribute.attrValue))
  })
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'A' && isExternalLink(node.getAttribute('href') ?? '')) node.setAttribute('rel', 'noopener noreferrer')
  })
  const settings = {
    ALLOWED_TAGS: [...tags],
    ALLOWED_ATTR: [...new Set(Object.values(attributesByTag).flat())],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    // Allows a listed scheme or a path of this site: other letters must not be followed by a colon, and "//" must not come first
    ALLOWED_URI_REGEXP: new RegExp(`^(?![/\\\\]{2})(?:(?:${linkSchemes.join('|')}):|[^a-z]|[a-z+.-]+(?:[^a-z+.\\-:]|$))`, 'i'),
  }
  return (html: string) => purify.sanitize(html, settings)
}
