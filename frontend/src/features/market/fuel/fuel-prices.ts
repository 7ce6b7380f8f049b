import { namesOf } from '@artha/contract/names-of'
/**
 * Rupees a litre, in paise so that sums stay exact. Retail prices of the oil companies as the press printed them; they
 * held from May 2022 to Mar 2024.
 */
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
export const fuelNames: Readonly<Record<Fuel, string>> = { petrol: 'Petrol', diesel: 'Diesel', cng: 'CNG', lpg: 'LPG' }

/** By what each is sold. */
export const fuelMeasures: Readonly<Record<Fuel, string>> = { petrol: 'a litre', diesel: 'a litre', cng: 'a kilogram', lpg: 'a cylinder' }

export const fuelTableLabel = 'Reference table, Mar 2024'

/** The averages stand at fixed distances below the price. */
const dailyAverageBelowPaise = 500
const monthlyAverageBelowPaise = 1_200
export interface FuelPrice {
  pricePaise: number
  dailyAveragePaise: number
  monthlyAveragePaise: number
}

/** What the panel shows for a city and a fuel; undefined where there are no data. */
export function fuelPrice(city: FuelCity, fuel: Fuel): FuelPrice | undefined {
  if (fuel !== 'petrol' && fuel !== 'diesel') return undefined
  const pricePaise = tableInPaise[city][fuel]
  return {
    pricePaise,
    dailyAveragePaise: pricePaise - dailyAverageBelowPaise,
    monthlyAveragePaise: pricePaise - monthlyAverageBelowPaise,
  }
}
