import DOMPurify from 'dompurify'

export interface HtmlPolicy {
  tags: readonly string[]
  attributesByTag: Readonly<Record<string, readonly string[]>>
  linkSchemes: readonly string[]
  /** Whether a link that is kept leads to another site. */
  leadsElsewhere: (href: string) => boolean
  /** Whether an id may be kept, where its tag may have one. */
  isNoteId: (id: string) => boolean
}

/** Removes from HTML whatever the policy does not name; links that leave the site get a `rel`. In the browser only. */
export function htmlSanitiser({ tags, attributesByTag, linkSchemes, leadsElsewhere, isNoteId }: HtmlPolicy) {
  const purify = DOMPurify(window)
  purify.addHook('uponSanitizeAttribute', (node, attribute) => {
    const isNamed = attributesByTag[node.nodeName.toLowerCase()]?.includes(attribute.attrName) ?? false
    attribute.keepAttr &&= isNamed && (attribute.attrName !== 'id' || isNoteId(attribute.attrValue))
  })
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'A' && leadsElsewhere(node.getAttribute('href') ?? '')) node.setAttribute('rel', 'noopener noreferrer')
  })
  const settings = {
    ALLOWED_TAGS: [...tags],
    ALLOWED_ATTR: [...new Set(Object.values(attributesByTag).flat())],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    // A scheme of the list, or a path of ours: what follows the first letters must not be a colon, and it must not begin with "//"
    ALLOWED_URI_REGEXP: new RegExp(`^(?![/\\\\]{2})(?:(?:${linkSchemes.join('|')}):|[^a-z]|[a-z+.-]+(?:[^a-z+.\\-:]|$))`, 'i'),
  }
  return (html: string) => purify.sanitize(html, settings)
}
