import { blockAttributes, isNoteId, isExternalLink, richTextPolicy } from '@artha/contract/rich-text-policy'
import { htmlSanitiser } from '../lib/safe-html.ts'

/** In a file of its own, because it imports the sanitiser: loaded when the first HTML arrives by fetch. */
export const sanitiseHtml = htmlSanitiser({ ...richTextPolicy, isExternalLink, isNoteId, patternsByTag: blockAttributes })
