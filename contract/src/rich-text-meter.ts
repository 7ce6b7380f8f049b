import { grouped } from './number-words.ts'
import { breakKeeper } from './rich-text-breaks.ts'

/**
 * The limits for sanitising text. The parser searches its list of open elements at every tag: a deeply nested text of 1.9 MB blocked the
 * cms for eleven seconds. No text written by a person comes near these limits.
 */
const richTextLimits = {
  /** The depth of nested elements. */
  depth: 64,
  /** The number of opening and closing tags in all texts of one save. */
  tags: 20_000,
  /** The number of text runs between tags, and of entities such as "&amp;", in all texts of one save. */
  runs: 60_000,
  /** The characters in all attributes of one tag. */
  attributeCharacters: 4_000,
  /** The characters in one text. */
  characters: 200_000,
} as const

/** Thrown for a text beyond these limits. The message tells its author the reason. */
export class TooMuchMarkup extends Error {}

/**
 * Counts tags and text runs while a text is sanitised, and throws `TooMuchMarkup` at a limit, so that no work is done beyond it. Use one
 * meter for all texts of a save.
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

/** The callbacks for sanitize-html that count with the meter and leave a line break where a block is removed. For one text. */
export function sanitiserCallbacks(meter: MarkupMeter) {
  const { onTag, withBreak } = breakKeeper()
  return {
    onOpenTag(name: string, attributes: Record<string, string>) {
      meter.onOpenTag(name, attributes)
      onTag(name)
    },
    onCloseTag(name: string) {
      meter.onCloseTag()
      onTag(name)
    },
    textFilter: (text: string) => withBreak(meter.countRun(text)),
  }
}

/** Returns the words of a text that exceeds the limits, in one pass. No "<" is left, so nothing in it can be a tag. */
export const withoutMarkup = (text: string): string => text.replace(/<[^<>]*>?/g, ' ')
