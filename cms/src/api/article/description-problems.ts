import { articleLimits, isBlankDescription } from '@artha/contract/article-body'
import { grouped } from '@artha/contract/number-words'
import { markupMeter, type MarkupMeter } from '@artha/contract/rich-text-meter'
import { storableRichText, withinMarkupLimit } from '../../rich-text'

function problemOf(description: string, meter: MarkupMeter): string | undefined {
  let tooMuch: string | undefined
  const kept = withinMarkupLimit(
    () => storableRichText(description, meter),
    (problem) => (tooMuch = problem),
  )
  if (tooMuch !== undefined) return tooMuch
  const most = articleLimits.description
  if (isBlankDescription(kept)) return 'Description is required'
  return kept.length > most ? `At most ${grouped(most)} characters` : undefined
}

/**
 * Returns the problems of descriptions that only sanitising shows: too much markup to be cleaned, nothing left, or a text that grew too long
 * because "&" is written out (its next save would be refused).
 */
export function descriptionProblems(sections: readonly { description: string }[]): Record<string, string> {
  const meter = markupMeter()
  return Object.fromEntries(
    sections.flatMap(({ description }, at) => {
      const problem = problemOf(description, meter)
      return problem === undefined ? [] : [[`sections.${at}.description`, problem]]
    }),
  )
}
