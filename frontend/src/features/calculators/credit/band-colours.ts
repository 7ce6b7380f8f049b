import type { CreditBand } from './credit-score.ts'

/** The colours of the bands, as in `credit-calculator.module.css`. The name of the band says the same without colour. */
export const bandColours: Readonly<Record<CreditBand, string>> = {
  Excellent: 'var(--gain)',
  Good: 'var(--gain)',
  Fair: 'var(--mark)',
  Poor: 'var(--loss)',
  'Very Poor': 'var(--loss)',
}
