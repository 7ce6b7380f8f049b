import * as z from 'zod/mini'

/** The chapters of the glossary; their order is that of its filter. */
export const termGroups = ['loans', 'tax-and-pay', 'saving', 'investing', 'insurance', 'banking', 'business', 'economy'] as const
export type TermGroup = (typeof termGroups)[number]

/** The words of a term's address: small letters, digits and single hyphens. */
export const termSlug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60))

/** A term as the list of all of them has it. */
export const termCard = z.object({
  slug: termSlug,
  name: z.string(),
  /** In Devanagari; "" where there is none in use. */
  hindiName: z.string(),
  group: z.enum(termGroups),
  /** In at most 25 words. */
  meaning: z.string(),
  /** What it is also called, abbreviations and spelt-out forms among them. */
  aliases: z.array(z.string()),
})
export type TermCard = z.infer<typeof termCard>

export const termList = z.array(termCard)

/** One term whole. Texts are plain, paragraphs parted by a line feed; "" where there is none. */
export const termAnswer = z.object({
  ...termCard.shape,
  text: z.string(),
  /** One sum in rupees. */
  example: z.string(),
  /** A path of ours, filled in where that helps. */
  calculator: z.string(),
  /** The figure of the register that belongs to it. */
  figureKey: z.string(),
  sources: z.array(z.object({ title: z.string(), address: z.string() })),
})
export type TermAnswer = z.infer<typeof termAnswer>
