import { dayInIndia } from '@artha/contract/figure-on'
import type { ShortVersion } from '@artha/contract/article-extras'
import type { ArticleChart } from '@artha/contract/article-chart'
import { shippedFigures } from '@artha/contract/figures/all-figures'
import { type ArticleFile, parseArticleFile } from './article-file'
import { coverCaption } from './cover-art/cover-caption'
import type { MotifName } from './cover-art/motif-names'
import { replaceFigureMarks, withoutFigureMarks } from './figure-marks'
import { markOfFact, markOfToday, type FactFigures } from './marked-facts'
import { chartOf, shortVersionOf } from './read-extras'
import { sectionHtml } from './section-html'

/** The cover of a section: its motif, the number on it, and the alternative text, which includes the number. */
interface SectionArt {
  motif: MotifName
  figure?: string
  alt: string
}

const artOf = ({ motif, alt, figure }: FileArt): SectionArt => (figure === undefined ? { motif, alt } : { motif, figure, alt: `${alt}: ${figure}` })

export interface SeedSection {
  subtitle: string
  /** HTML; the section named "FAQs" is plain text with numbered questions. */
  description: string
  art?: SectionArt
}

type FileArt = NonNullable<ArticleFile['preamble']['art']>

type Head = Pick<ArticleFile, 'slug' | 'title' | 'standfirst' | 'category' | 'subcategory' | 'section' | 'featured' | 'publicationDate' | 'byline'>

/** An article in the form that is stored. */
export interface SeedArticle extends Head {
  /** The body of an old-style article, which has no sections. `content` is plain text. */
  legacy?: { art: SectionArt; content: string }
  sections: SeedSection[]
  caption: string
  tags: readonly string[]
  credit: string
  shortVersion?: ShortVersion
  figureData: ArticleChart[]
}

/** The section with questions and answers, which is plain text instead of Markdown. */
export const faqsSubtitle = 'FAQs'

/** The credit of every demo cover, because the code in `cover-art` draws them all. */
const credit = 'Drawing: Artha'

/** Replaces marks of official figures with links to the figures' pages. The reader's article page shows such links as marks. */
export const withRegisterMarks = (source: string, facts: readonly FactFigures[], day: string): string =>
  replaceFigureMarks(source, ({ shown, basis }) => {
    const fact = basis.startsWith('fact:') ? facts.find(({ id }) => id === basis.slice('fact:'.length)) : undefined
    const href = basis.startsWith('today:') ? markOfToday(basis) : fact && markOfFact(shown, fact, day, shippedFigures)
    return href === undefined || href === 'stray' ? shown : `[${shown}](${href})`
  })

function readSection({ subtitle, art, source }: ArticleFile['sections'][number], facts: readonly FactFigures[], day: string): SeedSection {
  const description = subtitle === faqsSubtitle ? withoutFigureMarks(source) : sectionHtml(withRegisterMarks(source, facts, day))
  return { subtitle, description, ...(art && { art: artOf(art) }) }
}

/** Parses `articles/<slug>.md`. Throws a SeedFileError that names the file and each wrong key. */
export function readArticle(slug: string, fileText: string, facts: readonly FactFigures[] = []): SeedArticle {
  const { layout, preamble, sections, caption, tags = [], short, drawn = [], ...head } = parseArticleFile(slug, fileText)
  const day = dayInIndia(new Date(head.publicationDate))
  const shortVersion = short && shortVersionOf(short)
  const figureOnCover = (preamble.art ?? sections.find(({ art }) => art)?.art)?.figure
  const extras = {
    caption: caption ?? coverCaption(figureOnCover, shortVersion),
    tags,
    credit,
    ...(shortVersion && { shortVersion }),
    figureData: drawn.map((each) => chartOf(each, day)),
  }
  if (layout === 'legacy' && preamble.art) {
    return { ...head, ...extras, legacy: { art: artOf(preamble.art), content: withoutFigureMarks(preamble.source) }, sections: [] }
  }
  return { ...head, ...extras, sections: sections.map((section) => readSection(section, facts, day)) }
}
