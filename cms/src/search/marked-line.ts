import type { MarkedText } from '@artha/contract/search'
import { searchWords, type SearchWord } from '@artha/contract/search-words'
import type { Unit } from './search-units'

const lineLength = 170
/** The part of a text that is searched for the best line. */
const searchedLength = 8_000

interface Span {
  begin: number
  end: number
}

/** Returns where the units occur among the words, in any of their ways. */
function spansOf(words: readonly SearchWord[], units: readonly Unit[]): Span[] {
  const spans: Span[] = []
  words.forEach(({ begin }, at) => {
    for (const { ways } of units)
      for (const { words: way, isBeginning } of ways) {
        const fits = way.every((form, offset) => {
          const word = words[at + offset]
          if (word === undefined) return false
          return isBeginning && offset === way.length - 1 ? word.form.startsWith(form) || word.folded.startsWith(form) : word.form === form
        })
        const last = words[at + way.length - 1]
        if (fits && last) spans.push({ begin, end: last.end })
      }
  })
  return spans
}

/** Splits a part of a text into matches and the text between them. */
function partsOf(text: string, spans: readonly Span[], from: number, to: number): MarkedText {
  const parts: MarkedText = []
  let at = from
  const sorted = [...spans].sort((one, other) => one.begin - other.begin || other.end - one.end)
  for (const { begin, end } of sorted) {
    if (begin < at || end > to) continue
    if (begin > at) parts.push({ text: text.slice(at, begin), isMatch: false })
    parts.push({ text: text.slice(begin, end), isMatch: true })
    at = end
  }
  if (at < to) parts.push({ text: text.slice(at, to), isMatch: false })
  return parts
}

export const markedWhole = (text: string, units: readonly Unit[]): MarkedText => partsOf(text, spansOf(searchWords(text), units), 0, text.length)

/** Returns the first match of the line with the most matches. */
function bestFrom(spans: readonly Span[]): Span | undefined {
  let best: Span | undefined
  let most = 0
  for (const span of spans) {
    const within = spans.filter(({ begin, end }) => begin >= span.begin && end <= span.begin + lineLength).length
    if (within > most) [best, most] = [span, within]
  }
  return best
}

/** Returns the beginning of a word a little before the match. */
function beginBefore(text: string, place: number): number {
  if (place < lineLength / 2) return 0
  const before = place - 40
  const blank = text.indexOf(' ', before)
  return blank >= 0 && blank < place ? blank + 1 : place
}

function endAfter(text: string, begin: number): number {
  if (text.length - begin <= lineLength) return text.length
  const blank = text.lastIndexOf(' ', begin + lineLength)
  return blank > begin ? blank : begin + lineLength
}

/** Returns a line with the matches marked: of the lead if it has one, else of the body around the best match. */
export function markedLine(lead: string, body: string, units: readonly Unit[]): MarkedText {
  const inLead = spansOf(searchWords(lead), units)
  if (inLead.length > 0 || body === '') return partsOf(lead, inLead, 0, endAfter(lead, 0))
  const text = body.slice(0, searchedLength)
  const spans = spansOf(searchWords(text), units)
  const best = bestFrom(spans)
  if (best === undefined) return partsOf(lead, [], 0, endAfter(lead, 0))
  const from = beginBefore(text, best.begin)
  const to = endAfter(text, from)
  const cut = { text: '… ', isMatch: false }
  return [...(from > 0 ? [cut] : []), ...partsOf(text, spans, from, to), ...(to < text.length ? [{ text: ' …', isMatch: false }] : [])]
}
