/** Messages of the converter that are needed before its fields load. */
export const openConverter = 'Open the converter'
export const exchangeRates = 'Exchange rates'
export const noRateFor = (from: string, into: string) => `No ${from} to ${into} rate is available at the moment.`
export const enterAmount = 'Enter an amount, such as 1,50,000 or 1.5 lakh.'
export const noRate = 'No rate'
export const creditOrCrore = (amount: string) => `“Cr” may mean bank credit or crore. Enter ${amount} or ${amount} crore.`
export const debit = (amount: string) => `A bank’s “Dr” means debit, not crore. Enter only the amount: ${amount}.`
export const comesTo = (amount: string, result: string) => `${amount} = ${result}`
