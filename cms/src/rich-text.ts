import { hasMarkup, richTextPolicy } from '@artha/contract/rich-text-policy'
import sanitizeHtml from 'sanitize-html'

const options: sanitizeHtml.IOptions = {
  allowedTags: [...richTextPolicy.tags],
  allowedAttributes: Object.fromEntries(
    Object.entries(richTextPolicy.attributesByTag).map(([tag, attributes]) => [tag, [...attributes]]),
  ),
  allowedSchemes: [...richTextPolicy.linkSchemes],
  allowProtocolRelative: false,
}

/** A description as it is kept: markup outside the policy removed; a text without markup stays as it was typed. */
export function sanitiseRichText(description: string): string {
  return hasMarkup(description) ? sanitizeHtml(description, options) : description
}
