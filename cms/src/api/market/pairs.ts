/** The two pairs that are shown: a currency of a chain in one of a country. */
export const bitcoinInEuros = { from: 'BTC', to: 'EUR' } as const
export const etherInRupees = { from: 'ETH', to: 'INR' } as const
export type Pair = typeof bitcoinInEuros | typeof etherInRupees
