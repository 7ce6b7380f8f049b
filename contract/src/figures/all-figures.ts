import type { FigureRow } from '../figure-answer.ts'
import { banking } from './banking.ts'
import { capitalGains } from './capital-gains.ts'
import { dueDates } from './due-dates.ts'
import { fundsAndPrices } from './funds-and-prices.ts'
import { gst } from './gst.ts'
import { incomeTaxDeductions } from './income-tax-deductions.ts'
import { incomeTaxRates } from './income-tax-rates.ts'
import { epf } from './epf.ts'
import { atalPension, pensions } from './pensions.ts'
import { smallSavingsRates, smallSavingsRules } from './small-savings.ts'

/** The register as shipped. It fills an empty database, and readers get it while the cms is down. */
export const shippedFigures: readonly FigureRow[] = [
  ...incomeTaxRates,
  ...incomeTaxDeductions,
  ...capitalGains,
  ...gst,
  ...smallSavingsRates,
  ...smallSavingsRules,
  ...epf,
  ...pensions,
  ...atalPension,
  ...banking,
  ...fundsAndPrices,
  ...dueDates,
]

/** The day on which all evidence was last checked. */
export const shippedFiguresAsOf = '2026-10-12'
