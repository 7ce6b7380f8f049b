import type { CreditBand } from './credit-score.ts'

/** A band has the colour of its word (`credit-calculator.module.css`); the word says it to those who tell no colours apart. */
export const bandColours: Readonly<Record<CreditBand, string>> = {
  Excellent: 'var(--gain)',
  Good: 'var(--gain)',
  Fair: 'var(--mark)',
  Poor: 'var(--loss)',
  'Very Poor': 'var(--loss)',
}
