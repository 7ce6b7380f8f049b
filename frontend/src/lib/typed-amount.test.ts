import fc from 'fast-check'
import { expect, it } from 'vitest'
import { groupWhileTyping, withoutDeletedComma } from './typed-amount.ts'

/** Parses a text in which a bar marks the caret. */
const typed = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') })
const marked = ({ text, caret }: { text: string; caret: number }) => `${text.slice(0, caret)}|${text.slice(caret)}`

it.each([
  ['1500|', '1,500|'],
  ['15000|', '15,000|'],
  ['1,5000|', '15,000|'],
  ['15,000|0', '1,50,00|0'],
  ['|1500', '|1,500'],
  ['1|,500', '1|,500'],
  ['1234567.5|', '12,34,567.5|'],
  ['1500.|', '1,500.|'],
  ['.5|', '.5|'],
  ['|', '|'],
  ['15 lakh|', '15 lakh|'],
  ['-50000|', '-50000|'],
  ['1.2.3|', '1.2.3|'],
])('%s becomes %s', (entered, after) => {
  const { text, caret } = typed(entered)
  expect(marked(groupWhileTyping({ text, caret }, withoutOneFigure(text)))).toBe(after)
})

it('leaves a text that was put in as a whole with the commas that it brought: “1,5” is no 15', () => {
  for (const text of ['1,5', '1,50,00', '1,500,000']) expect(groupWhileTyping({ text, caret: text.length }, '').text).toBe(text)
})

/** Returns the field's text before its last digit was typed. */
const withoutOneFigure = (text: string) => groupWhileTyping({ text: text.replaceAll(',', '').slice(0, -1), caret: 0 }).text

it('keeps every figure and the figures before the caret, and settles at once', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,14}(\.\d{0,2})?$/), fc.nat(17), (text, place) => {
      const caret = Math.min(place, text.length)
      const grouped = groupWhileTyping({ text, caret })
      expect(grouped.text.replaceAll(',', '')).toBe(text)
      expect(grouped.text.slice(0, grouped.caret).replaceAll(',', '')).toBe(text.slice(0, caret))
      expect(groupWhileTyping(grouped, grouped.text)).toEqual(grouped)
    }),
    { numRuns: 1_000 },
  )
})

it.each([
  ['15,000', '15|000', 'backward', '1|000'],
  ['15,000', '15|000', 'forward', '15|00'],
  ['12,34,567', '12,34|567', 'backward', '12,3|567'],
  // A deletion that removed a digit stays as it is
  ['15,000', '15,00|', 'backward', '15,00|'],
  ['1,500', '|500', 'backward', '|500'],
] as const)('deleting in %s to %s, %s, leaves %s', (before, after, direction, left) => {
  expect(marked(withoutDeletedComma(before, typed(after), direction))).toBe(left)
})
