import { namesOf } from '@artha/contract/names-of'
import * as texts from './fuel-texts.ts'

/** Retail prices per litre in paise, which keeps sums exact. The oil companies' prices from May 2022 to Mar 2024, as the press printed them. */
const tableInPaise = {
  Mumbai: { petrol: 10_629, diesel: 9_425 },
  Delhi: { petrol: 9_672, diesel: 8_962 },
  Kolkata: { petrol: 10_603, diesel: 9_276 },
  Chennai: { petrol: 10_263, diesel: 9_424 },
  Bengaluru: { petrol: 10_194, diesel: 8_789 },
  Hyderabad: { petrol: 10_966, diesel: 9_782 },
} as const

export type FuelCity = keyof typeof tableInPaise
export type Fuel = 'petrol' | 'diesel' | 'cng' | 'lpg'

export const fuelCities = namesOf(tableInPaise)
export const fuels: readonly Fuel[] = ['petrol', 'diesel', 'cng', 'lpg']
export const fuelNames: Readonly<Record<Fuel, string>> = {
  petrol: texts.petrol,
  diesel: texts.diesel,
  cng: texts.cng,
  lpg: texts.lpg,
}

/** The unit in which each fuel is sold. */
export const fuelMeasures: Readonly<Record<Fuel, string>> = {
  petrol: texts.aLitre,
  diesel: texts.aLitre,
  cng: texts.aKilogram,
  lpg: texts.aCylinder,
}

/** The averages are a fixed amount below the price. */
const dailyAverageBelowPaise = 500
const monthlyAverageBelowPaise = 1_200
export interface FuelPrice {
  pricePaise: number
  dailyAveragePaise: number
  monthlyAveragePaise: number
}

/** Returns the prices of a fuel in a city; undefined if there are no data. */
export function fuelPrice(city: FuelCity, fuel: Fuel): FuelPrice | undefined {
  if (fuel !== 'petrol' && fuel !== 'diesel') return undefined
  const pricePaise = tableInPaise[city][fuel]
  return {
    pricePaise,
    dailyAveragePaise: pricePaise - dailyAverageBelowPaise,
    monthlyAveragePaise: pricePaise - monthlyAverageBelowPaise,
  }
}
