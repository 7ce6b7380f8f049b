import * as z from 'zod/mini'
import { figureDay } from './figure-answer.ts'
import { isLinkTarget } from './link-target.ts'
import { requiredLine } from './text-rules.ts'

export const sourceLimits = { sources: 20, title: 200, authority: 120, address: 500 } as const

const isWebAddress = (text: string) => /^https?:/i.test(text) && isLinkTarget(text)

/** A source as an editor writes it: what it is, whose it is, where it stands, and the day on which somebody looked. */
const sourceBody = z.strictObject({
  title: requiredLine(sourceLimits.title, 'Title is required'),
  authority: requiredLine(sourceLimits.authority, 'Say whose it is'),
  address: requiredLine(sourceLimits.address, 'Address is required').check(z.refine(isWebAddress, 'An address that begins with https://')),
  checkedOn: figureDay,
})

/**
 * The fields of an article that a write may leave out: absent keeps what is stored, empty clears it. A new one has its schema
 * here, its row in `cms/src/api/article/optional-fields.ts`, and its field in the two forms.
 */
export const optionalArticleFields = {
  sources: z.optional(z.array(sourceBody).check(z.maxLength(sourceLimits.sources, `At most ${sourceLimits.sources} sources`))),
}
