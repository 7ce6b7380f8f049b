import { expect, it } from 'vitest'
import { checkedCases } from '../references/checked-cases.ts'
import { caseLines } from './case-lines.ts'

it('has a line for each figure, with its case, its source and both figures', () => {
  const loans = checkedCases()[0]?.figures ?? expect.fail('no cases')
  const [heads, ...lines] = caseLines(loans)
  expect(heads).toEqual(['Case', 'Source', 'Figure', 'Expected', 'Ours', 'Difference'])
  expect(lines.find(([, source]) => source?.startsWith('Microsoft'))).toEqual([
    '₹1,50,000, 5% a year, 120 months',
    "Microsoft's help for Excel, example of PMT",
    'Instalment',
    '1590.98',
    expect.stringMatching(/^1590\.9827/),
    expect.stringMatching(/^0\.0027/),
  ])
  expect(lines).toHaveLength(loans.length)
})
