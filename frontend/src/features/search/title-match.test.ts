import { expect, it } from 'vitest'
import { isTitleMatch, titleParts } from './title-match.ts'

/** Returns the title with the match in brackets. */
const marked = (title: string, text: string) =>
  titleParts(title, text)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

it.each([
  ['Reading a home loan offer', 'LOAN', 'Reading a home [loan] offer'],
  ['Gold loan, gold price', 'gold', '[Gold] loan, gold price'],
  ['What CGST is', 'cgst', 'What [CGST] is'],
  ['Inside the household', 'hous', 'Inside the [hous]ehold'],
  ['Cargo or gold', 'go', 'Cargo or [go]ld'],
  ['Cargo', 'go', 'Cargo'],
  ['50-30-20 plans', '30', '50-[30]-20 plans'],
  ['100% of it', '%', '[100%] of it'.replace('[100%]', '100%')],
  ['100% of it', '0% o', '10[0% o]f it'],
  ['Anything', '', 'Anything'],
  ['Anything', '   ', 'Anything'],
  ['Loan', ' loan ', '[Loan]'],
  ['İstanbul bonds', 'bonds', 'İstanbul [bonds]'],
  ['Cafe\u0301 money', 'café', '[Café] money'],
  ['बचत की शुरुआत', 'बच', '[बच]त की शुरुआत'],
  ['घर का बजट कैसे बने', 'बजट', 'घर का [बजट] कैसे बने'],
  ['बजट में क', 'बजट म', '[बजट में] क'],
])('%s by "%s": %s', (title, text, expected) => {
  expect(marked(title, text)).toBe(expected)
})

it('takes a title for found or not', () => {
  expect(isTitleMatch('Gold loan', 'gold')).toBe(true)
  expect(isTitleMatch('Gold loan', 'silver')).toBe(false)
})
