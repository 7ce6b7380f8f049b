import { expect, it } from 'vitest'
import { rupeesOfPaise } from '../../../lib/money.ts'
import { fuelCities, fuelPrice, type Fuel, type FuelCity } from './fuel-prices.ts'

const shown = (city: FuelCity, fuel: Fuel) => {
  const price = fuelPrice(city, fuel)
  return price && [price.pricePaise, price.dailyAveragePaise, price.monthlyAveragePaise].map(rupeesOfPaise)
}

it.each([
  ['Mumbai', '₹106.29', '₹94.25'],
  ['Delhi', '₹96.72', '₹89.62'],
  ['Kolkata', '₹106.03', '₹92.76'],
  ['Chennai', '₹102.63', '₹94.24'],
  ['Bengaluru', '₹101.94', '₹87.89'],
  ['Hyderabad', '₹109.66', '₹97.82'],
] as const)('%s has the prices of the table', (city, petrol, diesel) => {
  expect([shown(city, 'petrol')?.[0], shown(city, 'diesel')?.[0]]).toEqual([petrol, diesel])
})

it('has averages of 5 and 12 rupees less, to the paisa', () => {
  expect(shown('Mumbai', 'petrol')).toEqual(['₹106.29', '₹101.29', '₹94.29'])
  expect(shown('Bengaluru', 'diesel')).toEqual(['₹87.89', '₹82.89', '₹75.89'])
})

it.each(fuelCities)('has no data on CNG and LPG in %s', (city) => {
  expect([fuelPrice(city, 'cng'), fuelPrice(city, 'lpg')]).toEqual([undefined, undefined])
})
