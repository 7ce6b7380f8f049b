/**
 * Currencies with other than two decimals, by ISO 4217. Browsers use CLDR, which gives Iraqi dinars and rupiahs fewer decimals and changes between
 * versions.
 */
const unusual: Readonly<Record<number, readonly string[]>> = {
  0: ['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'],
  3: ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'],
  4: ['CLF', 'UYW'],
}

const decimalsByCode = new Map(Object.entries(unusual).flatMap(([decimals, codes]) => codes.map((code) => [code, Number(decimals)] as const)))

/** Returns the number of decimals of a currency's amounts. */
export const minorUnits = (code: string) => decimalsByCode.get(code) ?? 2
