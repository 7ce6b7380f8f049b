import * as z from 'zod/mini'
import { timestamp } from './article.ts'
import { optionalArticleFields } from './optional-article-fields.ts'
import { longText, lineText, requiredLine } from './text-rules.ts'
import { articleCategories, articlePlacements, legacyCategories } from './value-lists.ts'

/** The limits of each part of an article. A request is limited to 2 MB, so not every part can be that large at once. */
export const articleLimits = {
  title: 200,
  standfirst: 300,
  byline: 120,
  subcategory: 100,
  subtitle: 200,
  description: 100_000,
  address: 500,
  imageAlt: 300,
  sections: 40,
} as const

const blank = /^(?:<[^>]*>|&nbsp;|\s)*$/

/** True if a description is empty, or only white space or markup. A table or a rule counts as content. */
export const isBlankDescription = (description: string) => blank.test(description) && !/<(?:hr|table)\b/i.test(description)

const sectionBody = z.strictObject({
  subtitle: z._default(lineText(articleLimits.subtitle), ''),
  description: longText(articleLimits.description).check(z.refine((description) => !isBlankDescription(description), 'Description is required')),
  imageUrl: z._default(lineText(articleLimits.address), ''),
  imageAlt: z._default(lineText(articleLimits.imageAlt), ''),
})

/**
 * The body of `POST /admin/upload` and `PUT /admin/upload/{id}`. An empty text means none. The server accepts a category or subcategory
 * outside the form's lists only if the stored article already has it.
 */
export const articleBody = z.strictObject({
  title: requiredLine(articleLimits.title, 'Title is required'),
  category: z.enum([...articleCategories, ...legacyCategories], 'Choose a category'),
  subcategory: requiredLine(articleLimits.subcategory, 'Subcategory is required'),
  section: z.enum(articlePlacements, 'Choose a section'),
  featured: z._default(z.boolean(), false),
  sections: z
    .array(sectionBody)
    .check(z.minLength(1, 'Add at least one section'), z.maxLength(articleLimits.sections, `At most ${articleLimits.sections} sections`)),
  standfirst: z._default(lineText(articleLimits.standfirst), ''),
  byline: z._default(lineText(articleLimits.byline), ''),
  /**
   * The publication date; a future date schedules the article. "" means: now for an article that was never public and is not scheduled,
   * otherwise unchanged.
   */
  createdAt: z._default(z.union([z.literal(''), timestamp], 'Expected a date and time in UTC'), ''),
  ...optionalArticleFields,
})

const noneOf = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(z.union([z.literal(''), schema]), '')

/**
 * The body of an unpublished draft: a title, and as much of the article as there is. Fields left out are empty. Optional article fields
 * must be complete if sent.
 */
export const articleDraftBody = z.strictObject({
  ...articleBody.shape,
  category: noneOf(articleBody.shape.category),
  subcategory: z._default(lineText(articleLimits.subcategory), ''),
  section: noneOf(articleBody.shape.section),
  sections: z._default(
    z
      .array(z.strictObject({ ...sectionBody.shape, description: z._default(longText(articleLimits.description), '') }))
      .check(z.maxLength(articleLimits.sections, `At most ${articleLimits.sections} sections`)),
    [],
  ),
})

export type ArticleDraftInput = z.input<typeof articleDraftBody>
export type ArticleDraftBody = z.output<typeof articleDraftBody>

/** The body as it is sent: fields with a default may be left out. */
export type ArticleInput = z.input<typeof articleBody>
/** The body after parsing: every field is present, except optional fields that were not sent. */
export type ArticleBody = z.output<typeof articleBody>
