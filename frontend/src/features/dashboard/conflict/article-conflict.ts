import { namesOf } from '@artha/contract/names-of'
import { dateAndTimeInIndia } from '../../../lib/dates.ts'
import { momentOfClock } from '../../../lib/india-clock.ts'
import type { ArticleValues, SectionValues, SourceValues } from '../article-form/article-values.ts'
import type { AuthorValues, FigureValues } from '../article-form/extra-values.ts'
import type { Part } from '../editor/part-ids.ts'
import type { SideContent, SidesRow } from './conflict-sides.ts'
import { fieldDifferences, withChosenFields } from './field-differences.ts'
import { htmlLines } from './html-lines.ts'
import { chosenParts, pairParts, type Identity, type Side } from './version-merge.ts'

const names = {
  title: 'Title',
  category: 'Category',
  subcategory: 'Subcategory',
  section: 'Section',
  featured: 'Featured',
  standfirst: 'Standfirst',
  byline: 'Byline',
  appearsAt: 'Appears at',
  caption: 'Cover caption',
  credit: 'Picture credit',
  tags: 'Tags',
  unmarkedTerms: 'Glossary terms to leave unmarked',
  shortLines: 'Short version',
  shortFigure: 'Key figure',
  shortFigureSays: 'Meaning of the figure',
  appliesTo: 'Applies to',
  doBy: 'Do by',
  costsOrSaves: 'Costs or saves',
  slug: 'Words in the address',
  seoTitle: 'Headline for search engines',
  seoDescription: 'Summary for search engines',
  seoPicture: 'Share picture',
  seoCanonical: 'Originally published at',
  noindex: 'Hidden from search engines',
  showsVersions: 'Readers may compare published versions',
} as const
const fieldNames = namesOf(names)

/** Changed sections are recognised by their subtitle, text or picture. */
const identity = ({ subtitle, description, imageUrl }: SectionValues) => [subtitle, description, imageUrl]

function shown(name: string, value: unknown): SideContent {
  if (name === 'featured' || name === 'noindex' || name === 'showsVersions') return { text: value === true ? 'Yes' : 'No' }
  const moment = name === 'appearsAt' ? momentOfClock(String(value)) : undefined
  return { text: moment === undefined ? String(value) : dateAndTimeInIndia(new Date(moment)) }
}

const shownSection = ({ subtitle, description, imageUrl, imageAlt }: SectionValues): SideContent => ({
  text: [subtitle, htmlLines(description)].filter(Boolean).join('\n'),
  imageUrl,
  imageAlt,
})

const linesOf = (...texts: readonly string[]): SideContent => ({ text: texts.filter(Boolean).join('\n') })

/** Pairs the parts of one kind from both versions. The prefix keeps their keys apart from those of other kinds. */
function partsBeside<P extends Part>(
  { name, prefix, identity, shown }: { name: string; prefix: string; identity: Identity<P>; shown: (part: P) => SideContent },
  mine: readonly P[],
  theirs: readonly P[],
  base: readonly P[],
) {
  const pairs = pairParts(mine, theirs, base, identity).map((pair) => ({ ...pair, key: `${prefix}${pair.key}` }))
  const side = (part: P | undefined) => part && shown(part)
  const rows = pairs.flatMap(({ key, isSame, preferred, ...sides }, index): SidesRow[] =>
    isSame ? [] : [{ key, name: `${name} ${index + 1}`, mine: side(sides.mine), theirs: side(sides.theirs), preferred }],
  )
  return { rows, chosen: (choices: Readonly<Record<string, Side>>) => chosenParts(pairs, choices) }
}

const section = { name: 'Section', prefix: '', identity, shown: shownSection }
const source = {
  name: 'Source',
  prefix: 'source ',
  identity: ({ title, address }: SourceValues) => [title, address],
  shown: ({ title, authority, address, checkedOn }: SourceValues) => linesOf(title, authority, address, checkedOn),
}
const author = {
  name: 'Author',
  prefix: 'author ',
  identity: ({ name }: AuthorValues) => [name],
  shown: ({ name, qualification, registration }: AuthorValues) => linesOf(name, qualification, registration),
}
const figure = {
  name: 'Chart',
  prefix: 'figure ',
  identity: ({ title, rows }: FigureValues) => [title, rows],
  shown: ({ title, kind, unit, fromLabel, toLabel, rows, source: from, address, date, after }: FigureValues) =>
    linesOf(title, `${kind}, ${unit}, below section ${after}`, fromLabel, toLabel, rows, from, address, date),
}

/** Returns the differences between the user's version and the newer one, and a function that merges both by the user's choices. */
export function articleConflict(mine: ArticleValues, theirs: ArticleValues, base: ArticleValues) {
  const fields = fieldDifferences(fieldNames, mine, theirs, base)
  const sections = partsBeside(section, mine.sections, theirs.sections, base.sections)
  const sources = partsBeside(source, mine.sources, theirs.sources, base.sources)
  const authors = partsBeside(author, mine.authors, theirs.authors, base.authors)
  const figures = partsBeside(figure, mine.figures, theirs.figures, base.figures)
  const rows: SidesRow[] = [
    ...fields.map(({ name, preferred, ...sides }) => ({
      key: name,
      name: names[name],
      mine: shown(name, sides.mine),
      theirs: shown(name, sides.theirs),
      preferred,
    })),
    ...[sections, figures, sources, authors].flatMap((parts) => parts.rows),
  ]
  const merged = (choices: Readonly<Record<string, Side>>): ArticleValues => {
    const chosen = sections.chosen(choices)
    return {
      ...withChosenFields(theirs, mine, fields, choices),
      // An article always keeps one section
      sections: chosen.length > 0 ? chosen : mine.sections,
      sources: sources.chosen(choices),
      authors: authors.chosen(choices),
      figures: figures.chosen(choices),
    }
  }
  return { rows, merged }
}
