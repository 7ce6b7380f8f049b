import { grouped } from './number-words.ts'

/**
 * What one text may cost to clean. A parser keeps a list of the elements that are open, and looks through it at every tag:
 * nested without end, a text of 1.9 MB held the cms for eleven seconds. No text of a person comes near any of these.
 */
const richTextLimits = {
  /** Elements within each other. */
  depth: 64,
  /** Opening and closing tags, of all the texts that are saved together. */
  tags: 20_000,
  /** Runs of text between tags and characters written as "&…;", of all the texts that are saved together. */
  runs: 60_000,
  /** Of all the attributes of one tag. */
  attributeCharacters: 4_000,
  /** Of one text. */
  characters: 200_000,
} as const

/** A text that exceeds these limits; the message gives the reason to its author. */
export class TooMuchMarkup extends Error {}

/**
 * Counts while a text is cleaned, with what the cleaner's parser tells of each tag and each run of text, and stops it at a
 * limit: that pass is the only one, and it never goes further than the limits. One meter serves the texts of one save.
 */
export function markupMeter() {
  let depth = 0
  let tags = 0
  let runs = 0
  const stopAt = (isOver: boolean, most: string) => {
    if (isOver) throw new TooMuchMarkup(`This text cannot be saved: ${most}`)
  }
  const countTag = () => stopAt(++tags > richTextLimits.tags, `at most ${grouped(richTextLimits.tags)} tags`)
  return {
    startText(text: string) {
      depth = 0
      stopAt(text.length > richTextLimits.characters, `at most ${grouped(richTextLimits.characters)} characters`)
    },
    onOpenTag(_name: string, attributes: Record<string, string>) {
      countTag()
      stopAt(++depth > richTextLimits.depth, `at most ${richTextLimits.depth} elements within each other`)
      let characters = 0
      for (const name in attributes) characters += name.length + (attributes[name] ?? '').length
      stopAt(
        characters > richTextLimits.attributeCharacters,
        `at most ${grouped(richTextLimits.attributeCharacters)} characters of attributes in a tag`,
      )
    },
    onCloseTag() {
      countTag()
      depth -= 1
    },
    countRun(text: string) {
      stopAt(++runs > richTextLimits.runs, `at most ${grouped(richTextLimits.runs)} pieces of text between tags`)
      return text
    },
  }
}

export type MarkupMeter = ReturnType<typeof markupMeter>

/** The words of a text that is too much to clean, in one pass: no "<" is left, so nothing of it can be a tag. */
export const withoutMarkup = (text: string): string => text.replace(/<[^<>]*>?/g, ' ')
