import * as z from 'zod/mini'
import { articleChartBody, articleChartLimits } from './article-chart-body.ts'
import { figureDay } from './figure-answer.ts'
import { isLinkTarget } from './link-target.ts'
import { isReservedName } from './reserved-names.ts'
import { lineText, requiredLine } from './text-rules.ts'

export const sourceLimits = { sources: 20, title: 200, authority: 120, address: 500 } as const

/** The limits of the optional fields. */
export const extraLimits = {
  authors: 6,
  author: 120,
  qualification: 160,
  registration: 60,
  caption: 300,
  credit: 120,
  shortLines: 3,
  shortLine: 160,
  figure: 40,
  figureSays: 80,
  shortFact: 120,
  slug: 80,
  seoTitle: 120,
  seoDescription: 320,
  address: 500,
  tags: 20,
  tag: 40,
  unmarkedTerms: 20,
} as const

/** Rough patterns for the API's description; the rules beside them do the exact check. */
const linkOutline = /^(?:https?:\/\/[^\s/]\S*|\/(?![/\\])\S*)?$/i
const slugOutline = /^(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:-[\p{L}\p{M}\p{N}]+)*)?$/u
const linkExpected = 'Enter a path on this site or an address with https://'
const slugExpected = 'Use lower-case words with hyphens, such as home-loan-rates'

const isWebAddress = (text: string) => /^https?:/i.test(text) && isLinkTarget(text)

/** A source as an editor writes it: title, authority, address, and the day it was checked. */
const sourceBody = z.strictObject({
  title: requiredLine(sourceLimits.title, 'Title is required'),
  authority: requiredLine(sourceLimits.authority, 'Enter the authority'),
  address: requiredLine(sourceLimits.address, 'Address is required').check(z.refine(isWebAddress, 'Enter an address that begins with https://')),
  checkedOn: figureDay,
})

const authorBody = z.strictObject({
  name: requiredLine(extraLimits.author, 'Name is required'),
  qualification: z._default(lineText(extraLimits.qualification), ''),
  registration: z._default(lineText(extraLimits.registration), ''),
})

const shortFact = () => z._default(lineText(extraLimits.shortFact), '')

/** If all fields are empty, the short version is cleared; otherwise it needs at least one line. */
const shortVersionBody = z
  .strictObject({
    lines: z._default(
      z
        .array(requiredLine(extraLimits.shortLine, 'Remove the empty line'))
        .check(z.maxLength(extraLimits.shortLines, `At most ${extraLimits.shortLines} lines`)),
      [],
    ),
    figure: z._default(lineText(extraLimits.figure), ''),
    figureSays: z._default(lineText(extraLimits.figureSays), ''),
    appliesTo: shortFact(),
    doBy: shortFact(),
    costsOrSaves: shortFact(),
  })
  .check(
    z.refine(({ lines, ...others }) => lines.length > 0 || Object.values(others).every((text) => text === ''), {
      path: ['lines'],
      message: 'Write at least one line',
    }),
    z.refine(({ figure, figureSays }) => figure !== '' || figureSays === '', {
      path: ['figure'],
      message: 'Enter the figure these words describe',
    }),
  )

/** In any script, as the site derives it from a title. */
const isLowerCase = (text: string) => text === text.normalize('NFKC').toLowerCase()

const slugBody = lineText(extraLimits.slug).check(
  z.regex(slugOutline, slugExpected),
  z.refine(isLowerCase, slugExpected),
  z.refine((text) => !isReservedName(text), 'This name is used by a page of this site'),
)

const seoBody = z.strictObject({
  title: z._default(lineText(extraLimits.seoTitle), ''),
  description: z._default(lineText(extraLimits.seoDescription), ''),
  picture: z._default(lineText(extraLimits.address), ''),
  canonical: z._default(
    lineText(extraLimits.address).check(
      z.regex(linkOutline, linkExpected),
      z.refine((text) => text === '' || isLinkTarget(text), linkExpected),
    ),
    '',
  ),
  noindex: z._default(z.boolean(), false),
})

/** In the Studio, tags are written as one line with commas, so a tag must not contain one. */
export const articleTag = requiredLine(extraLimits.tag, 'Remove the empty tag').check(
  z.refine((text) => !text.includes(','), 'A tag cannot contain a comma'),
)

const isEachOnce = (tags: readonly string[]) => new Set(tags.map((each) => each.toLowerCase())).size === tags.length

const termExpected = 'Enter the end of a term’s address, such as repo-rate'

const atMost = (most: number, what: string) => `At most ${most} ${what}`

/**
 * Article fields that a write may leave out: absent keeps the stored value, empty clears it. A new field needs its schema here, a row in
 * `cms/src/api/article/optional-fields.ts`, and an input in both forms.
 */
export const optionalArticleFields = {
  sources: z.optional(z.array(sourceBody).check(z.maxLength(sourceLimits.sources, atMost(sourceLimits.sources, 'sources')))),
  authors: z.optional(z.array(authorBody).check(z.maxLength(extraLimits.authors, atMost(extraLimits.authors, 'authors')))),
  caption: z.optional(lineText(extraLimits.caption)),
  credit: z.optional(lineText(extraLimits.credit)),
  shortVersion: z.optional(shortVersionBody),
  figureData: z.optional(z.array(articleChartBody).check(z.maxLength(articleChartLimits.charts, atMost(articleChartLimits.charts, 'figures')))),
  slug: z.optional(slugBody),
  seo: z.optional(seoBody),
  tags: z.optional(
    z.array(articleTag).check(z.maxLength(extraLimits.tags, atMost(extraLimits.tags, 'tags')), z.refine(isEachOnce, 'A tag is listed twice')),
  ),
  unmarkedTerms: z.optional(
    z
      .array(z.string().check(z.maxLength(60, termExpected), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, termExpected)))
      .check(z.maxLength(extraLimits.unmarkedTerms, atMost(extraLimits.unmarkedTerms, 'terms')), z.refine(isEachOnce, 'A term is listed twice')),
  ),
  /** True if readers may compare the article's published versions. */
  showsVersions: z.optional(z.boolean()),
}
