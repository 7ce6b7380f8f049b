import { shippedFigures } from '@artha/contract/figures/all-figures'
import { expect, it } from 'vitest'
import { todayInIndia } from '../../../lib/india-clock.ts'
import { checkedCases } from './checked-cases.ts'
import { caseLines } from './case-actions.tsx'

it('has a line for each figure, with its case, its source and both figures', () => {
  const loans = checkedCases(shippedFigures, todayInIndia())[0]?.results ?? expect.fail('no cases')
  const [heads, ...lines] = caseLines(loans)
  expect(heads).toEqual(['Case', 'Source', 'Result', 'Expected', 'Ours', 'Difference'])
  expect(lines.find(([, source]) => source?.startsWith('Microsoft'))).toEqual([
    '₹10,000, 8% a year, 10 months',
    "Microsoft's help for Excel, example of PMT",
    'EMI',
    '1037.03',
    expect.stringMatching(/^1037\.0320/),
    expect.stringMatching(/^0\.0020/),
  ])
  expect(lines).toHaveLength(loans.length)
})
