import { markupMeter, sanitiserCallbacks, TooMuchMarkup, withoutMarkup, type MarkupMeter } from '@artha/contract/rich-text-meter'
import { hasMarkup, sanitiserOptions } from '@artha/contract/rich-text-policy'
import sanitizeHtml from 'sanitize-html'

const options = sanitiserOptions()

/** Removes the markup that the options do not allow. Throws TooMuchMarkup if a text costs more than it may. */
export function cleanedHtml(text: string, allowed: sanitizeHtml.IOptions, meter: MarkupMeter): string {
  meter.startText(text)
  return sanitizeHtml(text, { ...allowed, onOpenTag: meter.onOpenTag, onCloseTag: meter.onCloseTag, textFilter: meter.countRun })
}

/** Returns the result of `clean`, or of `otherwise` if the text has too much markup. */
export function withinMarkupLimit(clean: () => string, otherwise: (problem: string) => string): string {
  try {
    return clean()
  } catch (error) {
    if (error instanceof TooMuchMarkup) return otherwise(error.message)
    throw error
  }
}

/** Returns a description as it is stored: markup outside the policy removed, a text without markup unchanged. */
export function storableRichText(description: string, meter: MarkupMeter): string {
  meter.startText(description)
  return hasMarkup(description) ? sanitizeHtml(description, { ...options, ...sanitiserCallbacks(meter) }) : description
}

/** Returns the problem of a text with too much markup to be stored; undefined if there is none. */
export function markupProblem(description: string, meter: MarkupMeter): string | undefined {
  let problem: string | undefined
  withinMarkupLimit(
    () => storableRichText(description, meter),
    (found) => (problem = found),
  )
  return problem
}

/** Sanitises a description that is stored already and must stay; one with too much markup keeps only its words. */
export const sanitiseRichText = (description: string): string =>
  withinMarkupLimit(
    () => storableRichText(description, markupMeter()),
    () => withoutMarkup(description),
  )
