import { type ArticleFile, parseArticleFile } from './article-file'
import type { MotifName } from './cover-art/motif-names'
import { withoutFigureMarks } from './figure-marks'
import { sectionHtml } from './section-html'

/** Which cover a section has: its subject and what it shows in words. */
interface SectionArt {
  motif: MotifName
  alt: string
}

export interface SeedSection {
  subtitle: string
  /** HTML; the section named "FAQs" is plain text with numbered questions. */
  description: string
  art?: SectionArt
}

type Head = Pick<ArticleFile, 'slug' | 'title' | 'standfirst' | 'category' | 'subcategory' | 'section' | 'featured' | 'publicationDate' | 'byline'>

/** An article ready to be stored. */
export interface SeedArticle extends Head {
  /** Old-style articles have this and no sections; `content` is plain text. */
  legacy?: { art: SectionArt; content: string }
  sections: SeedSection[]
}

/** The name of the section whose text is questions and answers, not Markdown. */
export const faqsSubtitle = 'FAQs'

function readSection({ subtitle, art, source }: ArticleFile['sections'][number]): SeedSection {
  const text = withoutFigureMarks(source)
  const description = subtitle === faqsSubtitle ? text : sectionHtml(text)
  return { subtitle, description, ...(art && { art }) }
}

/** Reads the text of `articles/<slug>.md`. Throws a SeedFileError that names the file and the key at fault. */
export function readArticle(slug: string, fileText: string): SeedArticle {
  const { layout, preamble, sections, ...head } = parseArticleFile(slug, fileText)
  if (layout === 'legacy' && preamble.art) {
    return { ...head, legacy: { art: preamble.art, content: withoutFigureMarks(preamble.source) }, sections: [] }
  }
  return { ...head, sections: sections.map(readSection) }
}
