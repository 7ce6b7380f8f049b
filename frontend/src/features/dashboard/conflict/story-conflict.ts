import { namesOf } from '@artha/contract/names-of'
import type { SideContent, SidesRow } from './conflict-sides.ts'
import { fieldDifferences, withChosenFields } from './field-differences.ts'
import type { SlideValues, StoryValues } from '../story-form/story-values.ts'
import { chosenParts, pairParts, type Side } from './version-merge.ts'

const names = { title: 'Title', authorName: 'Author name', category: 'Category', storyType: 'Type', expiryTime: 'Shown for', tags: 'Tags' } as const
const fieldNames = namesOf(names)

const identity = ({ text, imageUrl }: SlideValues) => [text, imageUrl]

const shownSlide = (slide: SlideValues | undefined): SideContent =>
  slide && { text: [slide.text, slide.ctaLink].filter(Boolean).join('\n'), imageUrl: slide.imageUrl, imageAlt: slide.imageAlt }

/** Returns the differences between the user's version and the newer one, and a function that merges both by the user's choices. */
export function storyConflict(mine: StoryValues, theirs: StoryValues, base: StoryValues) {
  const fields = fieldDifferences(fieldNames, mine, theirs, base)
  const pairs = pairParts(mine.slides, theirs.slides, base.slides, identity)
  const rows: SidesRow[] = [
    ...fields.map(({ name, mine: own, theirs: other, preferred }) => ({
      key: name,
      name: names[name],
      mine: { text: String(own) },
      theirs: { text: String(other) },
      preferred,
    })),
    ...pairs.flatMap(({ key, isSame, preferred, ...sides }, index) =>
      isSame ? [] : [{ key, name: `Slide ${index + 1}`, mine: shownSlide(sides.mine), theirs: shownSlide(sides.theirs), preferred }],
    ),
  ]
  const merged = (choices: Readonly<Record<string, Side>>): StoryValues => ({
    ...withChosenFields(theirs, mine, fields, choices),
    slides: chosenParts(pairs, choices),
  })
  return { rows, merged }
}
