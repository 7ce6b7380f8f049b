import * as z from 'zod/mini'

/** The chapters of the glossary, in the order of its filter. */
export const termGroups = ['loans', 'tax-and-pay', 'saving', 'investing', 'insurance', 'banking', 'business', 'economy'] as const
export type TermGroup = (typeof termGroups)[number]

/** The slug of a term: lower-case letters, digits and single hyphens. */
export const termSlug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60))

/** A term in the list of all terms. */
export const termCard = z.object({
  slug: termSlug,
  name: z.string(),
  /** The name in Devanagari; "" if none is in use. */
  hindiName: z.string(),
  group: z.enum(termGroups),
  /** At most 25 words. */
  meaning: z.string(),
  /** Other names, including abbreviations and their long forms. */
  aliases: z.array(z.string()),
})
export type TermCard = z.infer<typeof termCard>

export const termList = z.array(termCard)

/** A complete term. Texts are plain, with paragraphs separated by a line feed; "" if there is none. */
export const termAnswer = z.object({
  ...termCard.shape,
  text: z.string(),
  /** One calculation in rupees. */
  example: z.string(),
  /** The path of a calculator, filled in with values if that helps. */
  calculator: z.string(),
  /** The key of a related figure. */
  figureKey: z.string(),
  sources: z.array(z.object({ title: z.string(), address: z.string() })),
})
export type TermAnswer = z.infer<typeof termAnswer>
