/** Messages of the converter's fields. */
export const amount = 'Amount'
export const from = 'From'
export const to = 'To'
export const swap = 'Swap currencies'
export const codeNameOrSymbol = 'Code, name or symbol'
export const currenciesOf = (label: string) => `Currencies: ${label.toLowerCase()}`
export const noMatch = 'No currency matches.'
export const matches = 'Matches'
export const favourites = 'Favourites'
export const allOthers = 'All others'
