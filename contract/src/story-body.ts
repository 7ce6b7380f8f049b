import * as z from 'zod/mini'
import { timestamp } from './article.ts'
import { isLinkTarget } from './link-target.ts'
import { lineText, longText, requiredLine } from './text-rules.ts'
import { articleCategories, legacyCategories, storyExpiries, storyTypes } from './value-lists.ts'

export const storyLimits = {
  title: 200,
  authorName: 120,
  text: 600,
  address: 500,
  imageAlt: 300,
  slides: 20,
  tags: 20,
  tag: 40,
} as const

/** A rough pattern for the API's description; the parser does the exact check. */
const linkOutline = /^(?:https?:\/\/[^\s/]\S*|\/(?![/\\])\S*)?$/i
const linkExpected = 'Enter an address with https:// or a path such as /calculators'

const slideBody = z
  .strictObject({
    text: z._default(longText(storyLimits.text), ''),
    imageUrl: z._default(lineText(storyLimits.address), ''),
    imageAlt: z._default(lineText(storyLimits.imageAlt), ''),
    ctaLink: z._default(
      lineText(storyLimits.address).check(
        z.regex(linkOutline, linkExpected),
        z.refine((text) => text === '' || isLinkTarget(text), linkExpected),
      ),
      '',
    ),
  })
  .check(z.refine((slide) => slide.text.trim() !== '' || slide.imageUrl !== '', { path: ['text'], message: 'Add text or a picture to the slide' }))

/** The body of `POST /api/stories` and `PUT /api/stories/{id}`. */
export const storyBody = z.strictObject({
  title: requiredLine(storyLimits.title, 'Title is required'),
  authorName: requiredLine(storyLimits.authorName, 'Author name is required'),
  category: z._default(z.union([z.literal(''), z.enum([...articleCategories, ...legacyCategories])], 'Choose a category from the list'), ''),
  storyType: z._default(z.enum(storyTypes, 'Choose a type'), 'text'),
  slides: z._default(z.array(slideBody).check(z.maxLength(storyLimits.slides, `At most ${storyLimits.slides} slides`)), []),
  tags: z._default(
    z.array(requiredLine(storyLimits.tag, 'Remove the empty tag')).check(z.maxLength(storyLimits.tags, `At most ${storyLimits.tags} tags`)),
    [],
  ),
  expiryTime: z._default(z.enum(storyExpiries, 'Choose how long to show it'), 'forever'),
  createdAt: z._default(z.union([z.literal(''), timestamp], 'Expected a date and time in UTC'), ''),
})

export type StoryInput = z.input<typeof storyBody>
export type StoryBody = z.output<typeof storyBody>
