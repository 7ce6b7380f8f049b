import { memo } from 'react'
import { TableSection } from '../tables/table-section.tsx'
import { useSettledValue } from '../../../ui/use-settled-value.ts'
import { yearName } from '../tables/year-name.ts'
import type { DepositTerms } from './deposit-figures.ts'
import { depositYears } from './deposit-years.ts'

/** The deposit year by year, by the calculator's formula. */
export const DepositYears = ({ terms }: { terms: DepositTerms }) => <Years terms={useSettledValue(terms)} />

const Years = memo(function Years({ terms }: { terms: DepositTerms }) {
  const years = depositYears(terms, 'annual', 'rupee')
  if (years.length === 0) return null
  return (
    <TableSection
      title="Year by year"
      fileName="fixed-deposit-by-year"
      table={{
        caption: 'Year by year with yearly interest, in rupees',
        heads: ['Year', 'Opening balance', 'Interest', 'Closing balance'],
        rows: years.map(({ year, months, openingPaise, interestPaise, closingPaise }) => ({
          name: Number.isInteger(months) ? yearName(year, months) : `${year} (${Math.round((months * 365) / 12)} days)`,
          paise: [openingPaise, interestPaise, closingPaise],
        })),
        total: { name: 'Total', paise: [undefined, years.reduce((sum, { interestPaise }) => sum + interestPaise, 0), undefined] },
      }}
    />
  )
})
