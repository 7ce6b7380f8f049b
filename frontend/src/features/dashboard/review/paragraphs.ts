import { remarkLimits } from '@artha/contract/review'
import { blocksOf } from '../conflict/html-lines.ts'

/** A paragraph of the text under review, with the heading of its part. */
export interface Paragraph {
  part: string
  text: string
}

/** Returns the paragraphs of an HTML text; in legacy plain text each line is one. */
const paragraphsIn = (html: string): string[] => html.split('\n').flatMap(blocksOf)

interface ReadArticle {
  title: string
  standfirst?: string
  filledIn: readonly string[]
  sections: readonly { subtitle: string; description: string }[]
}

/** Returns all text of an article, paragraph by paragraph. */
export const paragraphsOfArticle = ({ title, standfirst = '', filledIn, sections }: ReadArticle): Paragraph[] => [
  { part: 'Title', text: title },
  ...(standfirst === '' || filledIn.includes('standfirst') ? [] : [{ part: 'Standfirst', text: standfirst }]),
  ...sections.flatMap(({ subtitle, description }, at) => {
    const part = subtitle === '' ? `Section ${at + 1}` : `Section ${at + 1}: ${subtitle}`
    return paragraphsIn(description).map((text) => ({ part, text }))
  }),
]

/** Returns all text of a story, paragraph by paragraph. */
export const paragraphsOfStory = ({ title, slides }: { title: string; slides: readonly { text: string }[] }): Paragraph[] => [
  { part: 'Title', text: title },
  ...slides.flatMap(({ text }, at) => paragraphsIn(text).map((words) => ({ part: `Slide ${at + 1}`, text: words }))),
]

/** Returns the part of a paragraph that a remark stores. */
export const quoteOf = (text: string) => text.slice(0, remarkLimits.quote)
