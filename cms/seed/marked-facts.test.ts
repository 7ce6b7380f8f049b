import { shippedFigures } from '@artha/contract/figures/all-figures'
import { describe, expect, it } from 'vitest'
import { markOfFact, markOfToday, numbersIn } from './marked-facts'

const repo = { id: 'repo-rate', figures: ['repo'] }
const mark = (shown: string, figures: string[], day = '2026-10-07') => markOfFact(shown, { id: 'x', figures }, day, shippedFigures)

describe('markOfFact', () => {
  it.each([
    ['what holds on the day', '5.50%', ['repo'], '2026-10-07', '/figures/repo?on=2026-10-07'],
    ['what held before it', '5.25%', ['repo'], '2026-10-07', '/figures/repo?on=2026-10-06'],
    ['a limit of a band', '₹12 lakh', ['it-slabs-new'], '2026-05-04', '/figures/it-slabs-new?on=2026-05-04'],
    ['the second figure of a fact', '₹75,000', ['it-rebate-new', 'it-stddeduction'], '2026-05-04', '/figures/it-stddeduction?on=2026-05-04'],
    ['a limit in words', '₹50 lakh', ['prepay'], '2026-09-29', '/figures/prepay?on=2026-09-29'],
    ['a rate that nobody has set yet', '5.75%', ['repo'], '2026-10-07', 'stray'],
    ['a rate of a later day', '5.50%', ['epf-ceiling'], '2026-10-07', 'stray'],
    ['a date', '7 October 2026', ['repo'], '2026-10-07', undefined],
    ['a fact outside the register', '₹106.29', [], '2026-10-07', undefined],
  ])('%s', (_name, shown, figures, day, expected) => {
    expect(mark(shown, figures, day)).toBe(expected)
  })

  it('knows nothing of what comes after the day', () => {
    expect(markOfFact('5.50%', repo, '2025-12-31', shippedFigures)).toBe('/figures/repo?on=2025-12-04')
  })
})

it('markOfToday takes a figure and a part', () => {
  expect(markOfToday('today:repo')).toBe('/figures/repo?on=today')
  expect(markOfToday('today:ss-rates/ppf')).toBe('/figures/ss-rates?on=today&part=ppf')
  expect(markOfToday('today:Not a key')).toBeUndefined()
})

it('numbersIn reads lakh, crore and grouped digits', () => {
  expect(numbersIn('₹2.5 lakh to ₹12,00,000 at 5.50%')).toEqual([250_000, 1_200_000, 5.5])
})
