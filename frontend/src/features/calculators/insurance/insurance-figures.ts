import { allPositive, finiteFigures } from '../arithmetic/finite-figures.ts'
import type { InsuranceType } from './insurance-limits.ts'

/** What is insured; `base` in rupees. */
export type InsuranceInput = { base: number; ageYears: number; tenureYears: number; type: InsuranceType }

/** By the product's calculators, section 9. */
const typeFactors: Readonly<Record<InsuranceType, number>> = { life: 1.1, health: 1.3, vehicle: 1.2 }

/** In hundredths and tenths the factors are whole, so that half a paisa stays half a paisa until it is rounded. */
const wholeHundredths = (factor: number) => Math.round(factor * 100)
const wholeTenths = (factor: number) => Math.round(factor * 10)

/** From the youngest on; `from` is the first age of the band, in years. By the product's calculators, section 9. */
export const ageBands = [
  { from: 0, factor: 1.05 },
  { from: 30, factor: 1.2 },
  { from: 50, factor: 1.5 },
] as const

/** The band that somebody of that age is in. */
export const ageBandOf = (ageYears: number) => ageBands.findLast(({ from }) => ageYears >= from) ?? ageBands[0]

/** 1.05 below 30 years of age, 1.2 below 50, 1.5 from 50 on. */
export const ageFactorOf = (ageYears: number) => ageBandOf(ageYears).factor

/**
 * The premium, in rupees and unrounded: base × age factor × type factor / 100 a month, and that for every month of the
 * tenure; with the two factors, for "How this is worked out". Undefined where an input is zero, negative or no number.
 */
export function insuranceFigures({ base, ageYears, tenureYears, type }: InsuranceInput) {
  if (!allPositive(base, ageYears, tenureYears)) return undefined
  const ageFactor = ageFactorOf(ageYears)
  const typeFactor = typeFactors[type]
  const premiumParts = base * wholeHundredths(ageFactor) * wholeTenths(typeFactor)
  const partsOfRupee = 100 * 10 * 100
  return finiteFigures({
    monthlyPremium: premiumParts / partsOfRupee,
    totalPremium: (premiumParts * Math.round(tenureYears * 12)) / partsOfRupee,
    ageFactor,
    typeFactor,
  })
}
