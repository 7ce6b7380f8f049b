/** What the currency converter says before its fields are there. */
export const openConverter = 'Open the converter'
export const exchangeRates = 'Exchange rates'
export const noRateFor = (from: string, into: string) => `There is no rate from ${from} into ${into} at the moment.`
export const enterAmount = 'Enter an amount, as in 1,50,000 or 1.5 lakh.'
export const noRate = 'No rate'
export const creditOrCrore = (amount: string) => `“Cr” may be a bank’s credit or crore. Enter ${amount} or ${amount} crore.`
export const debit = (amount: string) => `A bank’s “Dr” is no crore. Enter the amount alone: ${amount}.`
export const comesTo = (amount: string, result: string) => `${amount} = ${result}`
