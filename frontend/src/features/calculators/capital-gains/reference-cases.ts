import { casesOf } from '../references/published-case.ts'
import { ownFormula } from '../references/reference-sources.ts'
import { capitalGains } from './capital-gains-calculator.ts'

export const cases = casesOf(capitalGains, [
  {
    source: ownFormula,
    query: 'asset=equity&bought=2024-08-01&sold=2025-08-01&cost=100000&price=300000&expenses=0',
    expected: { gain: 200000, taxableGain: 200000, tax: 40000 },
    decimals: 2,
  },
  {
    source: ownFormula,
    query: 'asset=equity&bought=2024-08-01&sold=2025-08-02&cost=100000&price=300000&expenses=0',
    expected: { gain: 200000, taxableGain: 75000, tax: 9375 },
    decimals: 2,
  },
  {
    source: ownFormula,
    query: 'asset=property&bought=2010-05-01&sold=2026-10-01&cost=1670000&price=6000000&expenses=0',
    expected: { gain: 4330000, taxableGain: 2160000, tax: 432000 },
    decimals: 2,
  },
  {
    source: ownFormula,
    query: 'asset=equity&bought=2024-08-01&sold=2025-08-02&cost=100000&price=500003&expenses=0',
    expected: { gain: 400003, taxableGain: 275000, tax: 34375, payable: 35750 },
    decimals: 2,
  },
  {
    source: ownFormula,
    query: 'asset=gold&bought=2024-08-01&sold=2026-10-01&cost=100000&price=200000&expenses=0',
    expected: { tax: 12500 },
    decimals: 2,
  },
  {
    source: ownFormula,
    query: 'asset=debt&bought=2023-04-01&sold=2026-10-01&cost=100000&price=200000&expenses=0',
    expected: { gain: 100000, taxableGain: 100000 },
    decimals: 2,
  },
])
