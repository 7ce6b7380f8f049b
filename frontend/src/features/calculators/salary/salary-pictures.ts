import { wholeRupees } from '../../../lib/money.ts'
import { roundParts } from '../../../lib/round-parts.ts'
import { picturesWith } from '../definition/calculator-pictures.tsx'
import type { Refusal } from '../definition/refusal.ts'
import { inPaise } from '../tables/running-rounds.ts'
import type { SalaryFields } from './salary-calculator.ts'
import type { salaryResults } from './salary-results.ts'

/** A chart and tables of the cost to company, by month and by year. */
export const SalaryPictures = picturesWith<SalaryFields, Exclude<ReturnType<typeof salaryResults>, Refusal>>({
  chart: (_figures, { nps }, { annualInHand, annualTax, epf, employerEpf, gratuity }) => {
    const [inHand = 0, tax = 0, fund = 0, other = 0] = roundParts([annualInHand, annualTax, epf + employerEpf, gratuity + nps], 0)
    return {
      kind: 'bars',
      title: 'Where your CTC goes',
      finding: `${wholeRupees(inHand)} in hand, ${wholeRupees(tax)} tax, ${wholeRupees(fund)} provident fund, ${wholeRupees(other)} gratuity and NPS.`,
      bars: [
        { name: 'In hand', value: inHand, words: wholeRupees(inHand), tone: 'gain' },
        { name: 'Tax', value: tax, words: wholeRupees(tax), tone: 'loss' },
        { name: 'Provident fund, both shares', value: fund, words: wholeRupees(fund), tone: 'first' },
        { name: 'Gratuity and NPS', value: other, words: wholeRupees(other), tone: 'second' },
      ],
    }
  },
  tables: ({ annualInHand, annualTax, epf, employerEpf, gratuity, basic }, { nps }) => {
    const [month, year] = [12, 1].map((share) => slip([employerEpf, gratuity, nps, epf, annualTax, annualInHand], basic, share))
    return [
      {
        title: 'By month and by year',
        caption: 'The pay by month and by year, in rupees',
        heads: ['Part', 'Per month', 'Per year'],
        rows: names.map((name, at) => ({ name, paise: [month?.[at], year?.[at]] })),
      },
    ]
  },
})

const names = ['CTC', 'Employer’s PF', 'Gratuity', 'Employer’s NPS', 'Gross pay', 'of which basic pay', 'Your PF', 'Tax', 'In hand']

/**
 * The lines of a payslip in paise, rounded to whole rupees. Pay in hand and deductions add up to gross pay; gross pay and the employer's parts add up
 * to the CTC.
 */
function slip(parts: readonly number[], basic: number, share: number) {
  const shown = roundParts(
    parts.map((part) => part / share),
    0,
  ).map((part) => inPaise(part, 'rupee'))
  const [employerPf = 0, gratuity = 0, nps = 0, ...own] = shown
  const gross = own.reduce((sum, each) => sum + each, 0)
  return [employerPf + gratuity + nps + gross, employerPf, gratuity, nps, gross, inPaise(basic / share, 'rupee'), ...own]
}
