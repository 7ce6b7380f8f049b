import { richTextPolicy } from './rich-text-policy.ts'

/** Block elements that the policy removes. Their text would otherwise join the text before and after it. */
const removedBlocks = new Set(
  'address article body center dd dialog dir div dl dt fieldset figcaption figure footer form header hgroup legend main menu nav pre section'.split(
    ' ',
  ),
)

const inlineTags: ReadonlySet<string> = new Set(['strong', 'b', 'em', 'i', 'u', 's', 'a', 'code', 'sub', 'sup'])
const keptBlocks = new Set<string>([...richTextPolicy.tags.filter((tag) => !inlineTags.has(tag)), 'h1', 'h2', 'h5', 'h6'])

/** Follows one text while it is sanitised, and puts a line break where a removed block parted two texts. */
export function breakKeeper() {
  let isAfterText = false
  let isBreakDue = false
  return {
    onTag(name: string) {
      if (removedBlocks.has(name)) isBreakDue = true
      else if (keptBlocks.has(name)) isAfterText = isBreakDue = false
    },
    withBreak(text: string) {
      if (text.trim() === '') return text
      const isParted = isAfterText && isBreakDue
      isAfterText = true
      isBreakDue = false
      return isParted ? `<br />${text}` : text
    },
  }
}
