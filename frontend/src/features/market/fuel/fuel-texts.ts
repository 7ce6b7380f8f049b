/** Messages of the fuel panel. */
export const fuel = 'Fuel'
export const city = 'City'
export const fuelIn = (fuelName: string, cityName: string) => `${fuelName} in ${cityName}`
export const inSixCities = (fuelName: string, measure: string) => `${fuelName}, ₹ ${measure} in six cities`
export const aLitre = 'a litre'
export const aKilogram = 'a kilogram'
export const aCylinder = 'a cylinder'
export const rupeesALitre = '₹ a litre'
export const petrol = 'Petrol'
export const diesel = 'Diesel'
export const cng = 'CNG'
export const lpg = 'LPG'
export const noData = 'No data'
export const spokenPrice = (what: string, price: string | undefined) => `${what}: ${price === undefined ? noData : `${price} ${aLitre}`}`
export const dailyAverage = 'Daily average'
export const monthlyAverage = 'Monthly average'
export const averages = 'The averages are the table price minus ₹5 and minus ₹12.'
export const change = 'Change'
export const notMeasured = 'not available'
export const allSixCities = 'All six cities'
export const table = 'Reference table, Mar 2024'
