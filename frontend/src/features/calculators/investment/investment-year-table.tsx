import { memo } from 'react'
import { TableSection } from '../tables/table-section.tsx'
import { useSettledValue } from '../../../ui/use-settled-value.ts'
import { yearName } from '../tables/year-name.ts'
import type { InvestmentTerms } from './investment-figures.ts'
import { investmentYears } from './investment-years.ts'

/** The investment year by year, by the calculator's formula. */
export const InvestmentYears = ({ terms }: { terms: InvestmentTerms }) => <Years terms={useSettledValue(terms)} />

const Years = memo(function Years({ terms }: { terms: InvestmentTerms }) {
  const years = investmentYears(terms, 'nominal', 'rupee')
  if (years.length === 0) return null
  const sumOf = (of: 'investedPaise' | 'growthPaise') => years.reduce((sum, year) => sum + year[of], 0)
  return (
    <TableSection
      title="Year by year"
      fileName="investment-by-year"
      table={{
        caption: 'Year by year, in rupees',
        heads: ['Year', 'Invested', 'Growth', 'Closing value'],
        rows: years.map(({ year, months, investedPaise, growthPaise, closingPaise }) => ({
          name: yearName(year, months),
          paise: [investedPaise, growthPaise, closingPaise],
        })),
        total: { name: 'Total', paise: [sumOf('investedPaise'), sumOf('growthPaise'), undefined] },
      }}
    />
  )
})
