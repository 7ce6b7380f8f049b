import { plainTextHtml } from '@artha/contract/plain-text-html'
import { hasMarkup } from '@artha/contract/rich-text-policy'

/** Returns a description as HTML. Markup is kept; plain text becomes paragraphs by its lines. */
export const descriptionHtml = (description: string) => (hasMarkup(description) ? description : plainTextHtml(description))
