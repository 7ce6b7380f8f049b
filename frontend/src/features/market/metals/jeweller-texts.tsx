import type { ReactNode } from 'react'

/** What the jeweller's bill says. */
export const purity = 'Purity'
export const weight = 'Weight'
export const priceOfGram = 'Price of a gram'
export const priceHint = 'From the table above; put in what the shop asks.'
export const makingPercent = 'Making charge in percent'
export const makingHint = 'An example: each shop and each piece has its own.'
export const metal = 'Metal'
export const makingCharge = 'Making charge'
export const gstOfBoth = (percent: string) => `GST, ${percent} of both`
export const inAll = 'In all'
export const inAllComesTo = (amount: string) => `${inAll}: ${amount}`
export const enterAll = 'Enter a weight such as 10 g, 1 tola or 2 तोला, a price and a percentage.'
export const creditOrCrore = (credit = '', crore = '') => `“Cr” may be a bank’s credit of ${credit} or ${crore}. Enter one of them.`
export const twoReadings = (one = '', other = '') => `The comma can be read in two ways: ${one} or ${other}. Enter one of them.`
export const bankDebit = (amount: string) => `A bank’s “Dr” is no crore. Enter the amount alone: ${amount}.`
export const register = 'the register of official figures'
export const notInIt = (registerLink: ReactNode) => (
  <>
    <span>A what-if: wastage, stones and hallmarking are not in it. The rate is that of gold, silver, platinum and jewellery in </span>
    {registerLink}
    <span>; which one a bill has is settled by the code of its goods.</span>
  </>
)
