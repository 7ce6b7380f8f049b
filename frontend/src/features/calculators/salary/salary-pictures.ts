import { wholeRupees } from '../../../lib/money.ts'
import { picturesWith } from '../declared/declared-pictures.tsx'
import type { Refusal } from '../declared/refusal.ts'
import { inPaise } from '../tables/running-rounds.ts'
import type { SalaryFields } from './salary-calculator.ts'
import type { salaryFigures } from './salary-figures.ts'

/** Where the cost to company goes, by month and by year. */
export const SalaryPictures = picturesWith<SalaryFields, Exclude<ReturnType<typeof salaryFigures>, Refusal>>({
  chart: ({ monthlyInHand, annualTax, epf, employerEpf, gratuity }, { nps }) => ({
    kind: 'bars',
    title: 'Where the CTC goes',
    finding: `${wholeRupees(monthlyInHand * 12)} in hand, ${wholeRupees(annualTax)} tax, ${wholeRupees(epf + employerEpf)} provident fund, ${wholeRupees(gratuity + nps)} gratuity and NPS.`,
    bars: [
      { name: 'In hand', value: monthlyInHand * 12, words: wholeRupees(monthlyInHand * 12), tone: 'gain' },
      { name: 'Tax', value: annualTax, words: wholeRupees(annualTax), tone: 'loss' },
      { name: 'Provident fund, both shares', value: epf + employerEpf, words: wholeRupees(epf + employerEpf), tone: 'first' },
      { name: 'Gratuity and NPS', value: gratuity + nps, words: wholeRupees(gratuity + nps), tone: 'second' },
    ],
  }),
  tables: ({ monthlyInHand, annualTax, epf, employerEpf, gratuity, gross, basic }, { nps, ctc }) => [
    {
      title: 'By month and by year',
      caption: 'The pay by month and by year, in rupees',
      heads: ['Part', 'A month', 'A year'],
      rows: (
        [
          ['CTC', ctc],
          ['Employer’s PF', employerEpf],
          ['Gratuity', gratuity],
          ['Employer’s NPS', nps],
          ['Gross pay', gross],
          ['Of it basic pay', basic],
          ['Your PF', epf],
          ['Tax', annualTax],
          ['In hand', monthlyInHand * 12],
        ] as const
      ).map(([name, sum]) => ({ name, paise: [inPaise(sum / 12, 'rupee'), inPaise(sum, 'rupee')] })),
    },
  ],
})
