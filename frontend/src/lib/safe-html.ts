import DOMPurify from 'dompurify'

export interface HtmlPolicy {
  tags: readonly string[]
  attributesByTag: Readonly<Record<string, readonly string[]>>
  linkSchemes: readonly string[]
}

/** Removes from HTML whatever the policy does not name; links that leave the site get a `rel`. In the browser only. */
export function htmlSanitiser({ tags, attributesByTag, linkSchemes }: HtmlPolicy) {
  const purify = DOMPurify(window)
  purify.addHook('uponSanitizeAttribute', (node, attribute) => {
    attribute.keepAttr &&= attributesByTag[node.nodeName.toLowerCase()]?.includes(attribute.attrName) ?? false
  })
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'A' && leavesTheSite(node.getAttribute('href'))) node.setAttribute('rel', 'noopener noreferrer')
  })
  const settings = {
    ALLOWED_TAGS: [...tags],
    ALLOWED_ATTR: [...new Set(Object.values(attributesByTag).flat())],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    // A scheme of the list, or no scheme at all: what follows the first letters must not be a colon
    ALLOWED_URI_REGEXP: new RegExp(`^(?:(?:${linkSchemes.join('|')}):|[^a-z]|[a-z+.-]+(?:[^a-z+.\\-:]|$))`, 'i'),
  }
  return (html: string) => purify.sanitize(html, settings)
}

const leavesTheSite = (href: string | null) => href !== null && /^\s*(?:[a-z]+:)?\/\//i.test(href)
