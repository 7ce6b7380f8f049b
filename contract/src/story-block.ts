import { addressOfBlock } from './block-address.ts'
import { blockHtml, blocksIn, withDrawnBlocks } from './drawn-blocks.ts'
import { dayInWords } from './number-words.ts'
import { escapeText } from './plain-text-html.ts'

/** A published story, as a block shows it. `day` is the day in India on which it appeared. */
export interface BlockStory {
  title: string
  day: string
}

/** Returns the ids of the stories in sanitised HTML. */
export const storiesOfBlocks = (html: string): string[] => blocksIn(html).flatMap(({ ids: { story } }) => story ?? [])

/** Draws the story blocks of sanitised HTML as cards with a link. A story that was deleted, taken back or has expired is not shown. */
export const withStoryBlocks = (html: string, stories: ReadonlyMap<string, BlockStory>): string =>
  withDrawnBlocks(html, ({ tag, ids, inside }) => {
    if (tag !== 'artha-story') return blockHtml(tag, ids, inside)
    const found = stories.get(ids.story ?? '')
    if (found === undefined) return ''
    const link = `<a href="${addressOfBlock({ tag, ids })}">${escapeText(found.title)}</a>`
    return blockHtml(tag, ids, `<strong>Story</strong><br />${link}<br /><em>${dayInWords(found.day)}</em>`)
  })
