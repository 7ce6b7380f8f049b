import { hasMarkup } from '@artha/contract/rich-text-policy'
import { plainTextHtml } from '../../lib/plain-text-html.ts'

/** A description as HTML: markup is kept, plain text drawn by its lines. */
export const descriptionHtml = (description: string) => (hasMarkup(description) ? description : plainTextHtml(description))
