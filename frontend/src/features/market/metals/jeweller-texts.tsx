import type { ReactNode } from 'react'

/** Messages of the jeweller's bill. */
export const purity = 'Purity'
export const weight = 'Weight'
export const priceOfGram = 'Price per gram'
export const priceHint = 'From the table above; or enter the shop’s price.'
export const makingPercent = 'Making charge, in percent'
export const makingHint = 'An example: it differs by shop and by piece.'
export const metal = 'Metal'
export const makingCharge = 'Making charge'
export const gstOfBoth = (percent: string) => `GST, ${percent} on both`
export const inAll = 'Total'
export const inAllComesTo = (amount: string) => `${inAll}: ${amount}`
export const enterAll = 'Enter a weight such as 10 g, 1 tola or 2 तोला, a price and a percentage.'
export const creditOrCrore = (credit = '', crore = '') => `“Cr” may mean a bank credit of ${credit} or ${crore}. Enter one of them.`
export const twoReadings = (one = '', other = '') => `The comma can be read two ways: ${one} or ${other}. Enter one of them.`
export const bankDebit = (amount: string) => `A bank’s “Dr” means debit, not crore. Enter only the amount: ${amount}.`
export const register = 'the list of official figures'
export const notInIt = (registerLink: ReactNode) => (
  <>
    <span>An estimate without wastage, stones and hallmarking. GST is the rate for gold, silver, platinum and jewellery in </span>
    {registerLink}
    <span>; the item’s HSN code decides which rate applies.</span>
  </>
)
