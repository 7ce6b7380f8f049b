/** Messages of the metal panel. The chart's sentence is in chart-sentence.ts. */
export const gold = 'Gold'
export const silver = 'Silver'
export const platinum = 'Platinum'
export const carat = (carats: number) => `${carats} carat`
export const fine = 'Fine'
export const metal = 'Metal'
export const showChart = 'Show the chart'
export const inDollars = (name: string, day: string) => `${name} in dollars, ${day}`
/** Example: "Gold, 24 carat, 20 Nov". */
export const metalOf = (name: string, purity: string, day: string) => `${name}, ${purity.toLowerCase()}, ${day}`
export const metalPrices = 'Metal prices'
export const forWeight = (weight: string) => `for ${weight}`
export const aTroyOunce = 'per troy ounce'
export const noPrice = 'No price'
export const spokenPrice = (name: string, price: string) => `${name}: ${price} ${aTroyOunce}`
export const spokenNone = (name: string) => `${name}: ${noPrice}`
export const noneForSevenDays = 'The source published no price for the last seven days.'

export const daysAsTable = 'Show as a table'
export const dollarsAnOunce = '$ per ounce'

export const noRupeeRate = 'In rupees: not available, as there is no rupee rate.'
export const inRupees = 'In rupees'
export const rupeesFor = '₹ for'
export const workedOutAt = (rate: string) => `Calculated at ${rate} per dollar, before import duty, GST and jeweller’s charges: shops charge more.`
export const exchangeRate = 'Exchange rate'
export const whatJewellerAdds = 'Jeweller’s charges'
