import type { DatedFigure } from '@artha/contract/figure-on'
import { percentText, wholeRupees } from '../../../lib/money.ts'
import { picturesWith } from '../definition/calculator-pictures.tsx'
import type { BothRegimes } from './both-regimes.ts'
import type { IncomeTaxFields } from './income-tax-fields.ts'
import { advanceTaxTable, bandText, sideBySide, slabTable } from './tax-tables.ts'
import { taxBySlab } from './tax-rules.ts'

/** A bar chart of the slabs, and tables of both regimes, each slab and the advance tax. */
export const TaxPictures = picturesWith<IncomeTaxFields, BothRegimes & { advance: DatedFigure | undefined }>({
  chart: ({ newRules, ofNew }) => {
    const bars = taxBySlab(newRules.slabs, ofNew.taxableIncome).filter(({ part }) => part > 0)
    if (bars.length === 0) return undefined
    return {
      kind: 'bars',
      title: 'New regime, slab by slab',
      finding: bars.map(({ from, upTo, percent, tax }) => `${bandText(from, upTo)} at ${percentText(percent)}: ${wholeRupees(tax)}`).join('; ') + '.',
      bars: bars.map(({ from, upTo, percent, tax }) => ({
        name: `${bandText(from, upTo)}, ${percentText(percent)}`,
        value: tax,
        words: wholeRupees(tax),
        tone: 'first' as const,
      })),
    }
  },
  tables: ({ ofNew, ofOld, newRules, oldRules, advance }) =>
    [
      sideBySide(ofNew, ofOld),
      slabTable('New regime by slabs', newRules, ofNew.taxableIncome),
      slabTable('Old regime by slabs', oldRules, ofOld.taxableIncome),
      advanceTaxTable(advance, Math.min(ofNew.tax, ofOld.tax)),
    ].filter((table) => table !== undefined),
})
