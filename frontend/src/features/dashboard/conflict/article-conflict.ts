import { namesOf } from '@artha/contract/names-of'
import { dateAndTimeInIndia } from '../../../lib/dates.ts'
import { momentOfClock } from '../../../lib/india-clock.ts'
import type { ArticleValues, SectionValues, SourceValues } from '../article-form/article-values.ts'
import type { SideContent, SidesRow } from './conflict-sides.ts'
import { fieldDifferences, withChosenFields } from './field-differences.ts'
import { htmlLines } from './html-lines.ts'
import { chosenParts, pairParts, type Side } from './version-merge.ts'

const names = {
  title: 'Title',
  category: 'Category',
  subcategory: 'Subcategory',
  section: 'Section',
  featured: 'Featured',
  standfirst: 'Standfirst',
  byline: 'Byline',
  appearsAt: 'Appears at',
} as const
const fieldNames = namesOf(names)

/** A section is known again by its subtitle, its text or its picture. */
const identity = ({ subtitle, description, imageUrl }: SectionValues) => [subtitle, description, imageUrl]

const identityOfSource = ({ title, address }: SourceValues) => [title, address]

function shown(name: string, value: unknown): SideContent {
  if (name === 'featured') return { text: value === true ? 'Yes' : 'No' }
  const moment = name === 'appearsAt' ? momentOfClock(String(value)) : undefined
  return { text: moment === undefined ? String(value) : dateAndTimeInIndia(new Date(moment)) }
}

const shownSection = (section: SectionValues | undefined): SideContent =>
  section && {
    text: [section.subtitle, htmlLines(section.description)].filter(Boolean).join('\n'),
    imageUrl: section.imageUrl,
    imageAlt: section.imageAlt,
  }

const shownSource = (source: SourceValues | undefined): SideContent =>
  source && { text: [source.title, source.authority, source.address, source.checkedOn].filter(Boolean).join('\n') }

/** What one's own version and the newer one do not agree on, and how a choice between them becomes one article. */
export function articleConflict(mine: ArticleValues, theirs: ArticleValues, base: ArticleValues) {
  const fields = fieldDifferences(fieldNames, mine, theirs, base)
  const pairs = pairParts(mine.sections, theirs.sections, base.sections, identity)
  const sourcePairs = pairParts(mine.sources, theirs.sources, base.sources, identityOfSource)
  const rows: SidesRow[] = [
    ...fields.map(({ name, preferred, ...sides }) => ({
      key: name,
      name: names[name],
      mine: shown(name, sides.mine),
      theirs: shown(name, sides.theirs),
      preferred,
    })),
    ...pairs.flatMap(({ key, isSame, preferred, ...sides }, index) =>
      isSame ? [] : [{ key, name: `Section ${index + 1}`, mine: shownSection(sides.mine), theirs: shownSection(sides.theirs), preferred }],
    ),
    ...sourcePairs.flatMap(({ key, isSame, preferred, ...sides }, index) =>
      isSame
        ? []
        : [{ key: `source ${key}`, name: `Source ${index + 1}`, mine: shownSource(sides.mine), theirs: shownSource(sides.theirs), preferred }],
    ),
  ]
  const merged = (choices: Readonly<Record<string, Side>>): ArticleValues => {
    const sections = chosenParts(pairs, choices)
    // One section always remains
    const sources = chosenParts(
      sourcePairs.map((pair) => ({ ...pair, key: `source ${pair.key}` })),
      choices,
    )
    return { ...withChosenFields(theirs, mine, fields, choices), sections: sections.length > 0 ? sections : mine.sections, sources }
  }
  return { rows, merged }
}
