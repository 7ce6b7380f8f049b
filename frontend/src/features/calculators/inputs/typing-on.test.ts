import { expect, it } from 'vitest'
import { loanLimits } from '../loan/loan-limits.ts'
import { readValue } from './read-value.ts'
import { typingOn, type Typing } from './typing-on.ts'

/** The value after these texts were typed one after the other. */
function valueAfter(texts: readonly string[], value = 1_500_000) {
  let typing: Typing | undefined
  for (const text of texts) {
    const next = typingOn(typing, { text, caret: text.length }, value, readValue(loanLimits['home-loan'].principal, text))
    ;({ typing, value } = next)
  }
  return value
}

const keyByKey = (text: string) => [...text].map((_, at) => text.slice(0, at + 1))

it.each([
  ['60 crore', 1_500_000],
  ['1,50,00', 1_500_000],
  ['12x', 1_500_000],
  ['10 lakh', 1_000_000],
  ['2345678', 2_345_678],
])('%s key by key gives %d', (text, value) => {
  expect(valueAfter(keyByKey(text))).toBe(value)
})

it('a text that is put in the place of one that was taken leaves its value', () => {
  expect(valueAfter(['50000', '-5'])).toBe(50_000)
  expect(valueAfter(['50000', '', '6', '60', '60 crores of'])).toBe(50_000)
})
