import type { ArticleSection } from '@artha/contract/article'
import { textOfHtml } from '../../lib/html-text.ts'
import { descriptionHtml } from './description-html.ts'

/** The longest part in characters. Some voices stop during a text that takes over about 15 seconds. */
const longestPart = 200

interface SpokenArticle {
  title: string
  standfirst: string
}

/** Splits an article into short parts to read aloud, each one or more sentences of one paragraph, in order. */
export const spokenParts = ({ title, standfirst }: SpokenArticle, sections: readonly ArticleSection[]) =>
  [title, standfirst, ...sections.flatMap(({ subtitle, description }) => [subtitle, ...paragraphsOf(description)])]
    .map((text) => text.trim())
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
    .flatMap(inShortParts)

const endOfBlock = /<\/(?:p|li|h[1-6]|blockquote|summary|details|aside|caption|td|th)>|<br\s*\/?>/gi

/** Splits a description into paragraphs. Remaining tags are removed without a space, because they make no pause in speech. */
const paragraphsOf = (description: string) =>
  descriptionHtml(description)
    .replace(endOfBlock, '\n')
    .replace(/<[^>]*>/g, '')
    .split('\n')
    .map(textOfHtml)

/** Matches the space after a sentence, in English and Hindi. "Rs. 5" and "1.5" do not end a sentence. */
const betweenSentences = /(?<=[^\s\d]{2}[.!?…]["”’)]?|[।!?])\s+(?=[\p{Lu}\p{Lo}\d"“‘(])/u

function inShortParts(text: string): string[] {
  const parts: string[] = []
  for (const piece of text.split(betweenSentences).flatMap(wordsInShortParts)) {
    const last = parts.at(-1)
    if (last !== undefined && last.length + piece.length < longestPart) parts[parts.length - 1] = `${last} ${piece}`
    else parts.push(piece)
  }
  return parts
}

/** Splits a sentence that is too long between its words. */
const wordsInShortParts = (sentence: string) =>
  sentence.length <= longestPart
    ? [sentence]
    : (sentence.match(new RegExp(`\\S.{0,${longestPart - 1}}(?!\\S)|\\S{${longestPart}}`, 'gu')) ?? [sentence])
