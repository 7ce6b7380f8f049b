/** The two pairs shown: a cryptocurrency and its price in a currency. */
export const bitcoinInEuros = { from: 'BTC', to: 'EUR' } as const
export const etherInRupees = { from: 'ETH', to: 'INR' } as const
export type Pair = typeof bitcoinInEuros | typeof etherInRupees
