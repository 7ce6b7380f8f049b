import { markupMeter, TooMuchMarkup, withoutMarkup, type MarkupMeter } from '@artha/contract/rich-text-meter'
import { hasMarkup, sanitiserOptions } from '@artha/contract/rich-text-policy'
import sanitizeHtml from 'sanitize-html'

const options = sanitiserOptions()

/** A text with what the options do not allow taken out. Throws TooMuchMarkup where that would cost more than a text may. */
export function cleanedHtml(text: string, allowed: sanitizeHtml.IOptions, meter: MarkupMeter): string {
  meter.startText(text)
  return sanitizeHtml(text, { ...allowed, onOpenTag: meter.onOpenTag, onCloseTag: meter.onCloseTag, textFilter: meter.countRun })
}

/** What `clean` makes of a text, or `otherwise` where it has too much markup. */
export function unlessTooMuch(clean: () => string, otherwise: (problem: string) => string): string {
  try {
    return clean()
  } catch (error) {
    if (error instanceof TooMuchMarkup) return otherwise(error.message)
    throw error
  }
}

/** A description as it is kept: markup outside the policy removed; a text without markup stays as it was typed. */
export function keptRichText(description: string, meter: MarkupMeter): string {
  if (hasMarkup(description)) return cleanedHtml(description, options, meter)
  meter.startText(description)
  return description
}

/** Why a text has too much markup to be kept; undefined where it has not. */
export function tooMuchIn(description: string, meter: MarkupMeter): string | undefined {
  let problem: string | undefined
  unlessTooMuch(
    () => keptRichText(description, meter),
    (found) => (problem = found),
  )
  return problem
}

/** A description as it is kept, of a text that has to be kept whatever it is, since it was kept before: its words, where it has too much markup. */
export const sanitiseRichText = (description: string): string =>
  unlessTooMuch(
    () => keptRichText(description, markupMeter()),
    () => withoutMarkup(description),
  )
