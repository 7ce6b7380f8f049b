/**
 * Decimals of the currencies that have other than two, by ISO 4217. Browsers go by CLDR, which writes the dinar of Iraq without
 * its three and the rupiah without its two, and each version another way.
 */
const unusual: Readonly<Record<number, readonly string[]>> = {
  0: ['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'],
  3: ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'],
  4: ['CLF', 'UYW'],
}

const decimalsByCode = new Map(Object.entries(unusual).flatMap(([decimals, codes]) => codes.map((code) => [code, Number(decimals)] as const)))

/** How many decimals amounts of a currency have. */
export const minorUnits = (code: string) => decimalsByCode.get(code) ?? 2
