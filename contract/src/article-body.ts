import * as z from 'zod/mini'
import { timestamp } from './article.ts'
import { optionalArticleFields } from './optional-article-fields.ts'
import { longText, lineText, requiredLine } from './text-rules.ts'
import { articleCategories, articlePlacements, storedOnlyCategories } from './value-lists.ts'

/** The most that each part of an article may hold. A request may weigh 2 MB, so not every part can be that large at once. */
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

/** Whether a description says nothing: empty, white space, or markup around it. A table or a rule is something. */
export const isBlankDescription = (description: string) => blank.test(description) && !/<(?:hr|table)\b/i.test(description)

const sectionBody = z.strictObject({
  subtitle: z._default(lineText(articleLimits.subtitle), ''),
  description: longText(articleLimits.description).check(z.refine((description) => !isBlankDescription(description), 'Description is required')),
  imageUrl: z._default(lineText(articleLimits.address), ''),
  imageAlt: z._default(lineText(articleLimits.imageAlt), ''),
})

/**
 * What `POST /admin/upload` and `PUT /admin/upload/{id}` take. Empty texts mean none. A category or a subcategory outside
 * the form's lists is only taken where the stored article has it already; the server looks.
 */
export const articleBody = z.strictObject({
  title: requiredLine(articleLimits.title, 'Title is required'),
  category: z.enum([...articleCategories, ...storedOnlyCategories], 'Choose a category'),
  subcategory: requiredLine(articleLimits.subcategory, 'Subcategory is required'),
  section: z.enum(articlePlacements, 'Choose a section'),
  featured: z._default(z.boolean(), false),
  sections: z
    .array(sectionBody)
    .check(z.minLength(1, 'Add at least one section'), z.maxLength(articleLimits.sections, `At most ${articleLimits.sections} sections`)),
  standfirst: z._default(lineText(articleLimits.standfirst), ''),
  byline: z._default(lineText(articleLimits.byline), ''),
  /** When it appears; "" is now for what readers never had, unless it is scheduled, and what it was for another. In the future it schedules. */
  createdAt: z._default(z.union([z.literal(''), timestamp], 'Expected a date and time in UTC'), ''),
  ...optionalArticleFields,
})

const noneOf = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(z.union([z.literal(''), schema]), '')

/**
 * What is saved and not published yet: a title, to find it again, and as much of an article as there is. What is left out is
 * empty; of the fields that a write may leave out, what is sent has to be whole.
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

/** As it is sent: what has a default may be left out. */
export type ArticleInput = z.input<typeof articleBody>
/** As the schema leaves it: every field there but the optional ones that were not sent. */
export type ArticleBody = z.output<typeof articleBody>
