import { allPositive, finiteResults } from '../arithmetic/finite-results.ts'

type InsuranceType = 'life' | 'health' | 'vehicle'

/** The inputs: `base` in rupees, `age` and `years` in years. */
export interface InsuranceInput {
  base: number
  age: number
  years: number
  type: InsuranceType
}

/** From section 9 of the product text. */
const typeFactors: Readonly<Record<InsuranceType, number>> = { life: 1.1, health: 1.3, vehicle: 1.2 }

/** The age factors are whole in hundredths and the type factors in tenths, so that half a paisa stays exact until it is rounded. */
const wholeHundredths = (factor: number) => Math.round(factor * 100)
const wholeTenths = (factor: number) => Math.round(factor * 10)

/** From the youngest; `from` is the first age of the band, in years. From section 9 of the product text. */
export const ageBands = [
  { from: 0, factor: 1.05 },
  { from: 30, factor: 1.2 },
  { from: 50, factor: 1.5 },
] as const

/** The age band of an age in years. */
export const ageBandOf = (age: number) => ageBands.findLast(({ from }) => age >= from) ?? ageBands[0]

/** 1.05 below 30 years of age, 1.2 below 50, 1.5 from 50 on. */
export const ageFactorOf = (age: number) => ageBandOf(age).factor

/**
 * The premium in rupees, unrounded: base × age factor × type factor / 100 a month, and the total for the term, with the two factors for "How this is
 * worked out". Undefined if an input is zero, negative or not a number.
 */
export function insuranceResults({ base, age, years, type }: InsuranceInput) {
  if (!allPositive(base, age, years)) return undefined
  const ageFactor = ageFactorOf(age)
  const typeFactor = typeFactors[type]
  const premiumParts = base * wholeHundredths(ageFactor) * wholeTenths(typeFactor)
  const partsOfRupee = 100 * 10 * 100
  return finiteResults({
    monthlyPremium: premiumParts / partsOfRupee,
    /** The same again for the list, because the main result is shown without paise. */
    exactPremium: premiumParts / partsOfRupee,
    totalPremium: (premiumParts * Math.round(years * 12)) / partsOfRupee,
    ageFactor,
    typeFactor,
  })
}
