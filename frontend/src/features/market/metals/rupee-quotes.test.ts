import { expect, it } from 'vitest'
import type { MetalCode } from '@artha/contract/market'
import { rupeesOfMetal } from './rupee-quotes.ts'

const day = (usdPerTroyOunce: number) => ({ day: '2026-11-20', usdPerTroyOunce })
const prices = { XAU: [day(2_000), day(2_400)], XAG: [day(30)], XPT: [] }

it.each<[MetalCode, number, Record<string, number>, number | undefined]>([
  // 2,400 × 84 ÷ 31.1034768 × 0.999 × 10
  ['XAU', 10, { USD: 1, INR: 84 }, 64_751.09],
  ['XAG', 1_000, { USD: 1, INR: 84 }, 80_938.86],
  ['XPT', 10, { USD: 1, INR: 84 }, undefined],
  ['XAU', 10, { USD: 1 }, undefined],
])('%s, %i g', (metal, grams, rates, expected) => {
  const rupees = rupeesOfMetal({ prices }, rates, { metal, grams })
  expect(rupees === undefined ? undefined : Math.round(rupees * 100) / 100).toBe(expected)
})
