import type { ArticleSection } from '@artha/contract/article'
import { textOfHtml } from '../../lib/html-text.ts'
import { descriptionHtml } from './description-html.ts'

/** Some voices fall silent in the middle of a text that takes them longer than about fifteen seconds. */
const longestPart = 200

interface SpokenArticle {
  title: string
  standfirst: string
}

/** An article as it is read aloud: short parts, each a sentence or a few of one paragraph, in their order. */
export const spokenParts = ({ title, standfirst }: SpokenArticle, sections: readonly ArticleSection[]) =>
  [title, standfirst, ...sections.flatMap(({ subtitle, description }) => [subtitle, ...paragraphsOf(description)])]
    .map((text) => text.trim())
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
    .flatMap(inShortParts)

const endOfBlock = /<\/(?:p|li|h[1-6]|blockquote|caption|td|th)>|<br\s*\/?>/gi

/** A tag that is left in a paragraph stands for nothing that is said, not even for a pause. */
const paragraphsOf = (description: string) =>
  descriptionHtml(description)
    .replace(endOfBlock, '\n')
    .replace(/<[^>]*>/g, '')
    .split('\n')
    .map(textOfHtml)

/** A sentence ends at its sign and the space behind it, in English and in Hindi; "Rs. 5" and "1.5" do not end one. */
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

/** A sentence that is too long by itself is taken apart between its words. */
const wordsInShortParts = (sentence: string) =>
  sentence.length <= longestPart
    ? [sentence]
    : (sentence.match(new RegExp(`\\S.{0,${longestPart - 1}}(?!\\S)|\\S{${longestPart}}`, 'gu')) ?? [sentence])
