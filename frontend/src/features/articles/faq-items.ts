import { hasMarkup } from '@artha/contract/rich-text-policy'
import { textOfHtml, withSafeAttributes } from '../../lib/html-text.ts'
import { descriptionHtml } from './description-html.ts'
import { numberedListItems } from './faq-list-items.ts'
import { splitAtQuestions } from './question-blocks.ts'

interface FaqItem {
  question: string
  answerHtml: string
}

interface Faqs {
  /** The text before the first numbered item. */
  introHtml: string
  items: FaqItem[]
}

/** Splits a text into questions and answers at its numbered items. The first line of an item is the question. */
export const faqItems = (description: string): Faqs =>
  hasMarkup(description) ? itemsOfHtml(withSafeAttributes(description)) : itemsOfText(description)

/** Splits a text into its question blocks and what is between them, where numbered items count as questions. */
export const faqParts = (description: string): Faqs[] =>
  hasMarkup(description)
    ? splitAtQuestions(withSafeAttributes(description)).map(({ html, isQuestion }) => (isQuestion ? partOfQuestion(html) : itemsOfHtml(html)))
    : [itemsOfText(description)]

const summary = /^<details\b[^>]*>\s*<summary\b[^>]*>(.*?)<\/summary>/is

/** A block without a question cannot be opened, so its text is shown as it is. */
function partOfQuestion(html: string): Faqs {
  const [start, words = ''] = summary.exec(html) ?? [/^<details[^>]*>/i.exec(html)?.[0] ?? '']
  const question = textOfHtml(words)
  const answerHtml = html.slice(start.length, -'</details>'.length)
  return question === '' ? { introHtml: answerHtml, items: [] } : { introHtml: '', items: [{ question, answerHtml }] }
}

const numbered = /^\s*\d{1,3}[.)](?!\d)\s*/

function itemsOfText(text: string): Faqs {
  const [intro = '', ...parts] = text.split(/^(?=[ \t]*\d{1,3}[.)](?!\d)[ \t]*\S)/m)
  // A text that begins with an item has no introduction
  const items = numbered.test(intro) ? [intro, ...parts] : parts
  return {
    introHtml: numbered.test(intro) ? '' : descriptionHtml(intro),
    items: items.map((item) => {
      const [question = '', ...answer] = item.trim().split('\n')
      return { question: textOfHtml(question.replace(numbered, '')), answerHtml: descriptionHtml(answer.join('\n')) }
    }),
  }
}

/** Matches a block that begins with a number, in bold or not. */
const numberedBlock = /<(p|h3|h4)\b[^>]*>\s*(?:<(?:strong|b|em)>\s*)*\d{1,3}[.)](?!\d)/gi

function itemsOfHtml(html: string): Faqs {
  const starts = [...html.matchAll(numberedBlock)]
  if (starts.length === 0) return itemsOfLists(html)
  return {
    introHtml: html.slice(0, starts[0]?.index ?? html.length),
    items: starts.map((start, index) => itemOfHtml(html.slice(start.index, starts[index + 1]?.index), start[1] ?? 'p')),
  }
}

/** Takes the items of numbered lists if no line begins with a number. */
function itemsOfLists(html: string): Faqs {
  const { before, items } = numberedListItems(html)
  return { introHtml: before, items: items.map(({ inside, after }) => itemOfListItem(inside, after)) }
}

const innerBlock = /<(?:p|h3|h4|ul|ol|blockquote|table|hr)\b/i

/** The question is the item's first paragraph, or its text before the first inner block. */
function itemOfListItem(inside: string, after: string): FaqItem {
  const paragraph = /^\s*<(p|h3|h4)\b/i.exec(inside)?.[1]
  if (paragraph !== undefined) return itemOfHtml(`${inside}${after}`, paragraph)
  const block = innerBlock.exec(inside)?.index ?? inside.length
  return itemOfHtml(`<p>${inside.slice(0, block)}</p>${inside.slice(block)}${after}`, 'p')
}

/** The question ends at the first line break in its block, or with the block. */
function itemOfHtml(html: string, tag: string): FaqItem {
  const blockEnd = html.toLowerCase().indexOf(`</${tag.toLowerCase()}>`)
  const block = html.slice(0, blockEnd)
  const rest = html.slice(blockEnd + tag.length + 3)
  const lineBreak = /<br\s*\/?>/i.exec(block)
  const question = lineBreak ? block.slice(0, lineBreak.index) : block
  const sameBlock = lineBreak ? `<p>${block.slice(lineBreak.index + lineBreak[0].length).trim()}</p>` : ''
  return { question: textOfHtml(question).replace(numbered, ''), answerHtml: `${sameBlock}${rest}`.trim() }
}
