import type { CurrencyWords } from './currency-choices.ts'

/** Currencies of islands that have no code of ISO 4217; sources of rates list them all the same. */
const unlisted: Readonly<Record<string, string>> = {
  FOK: 'Faroese Króna',
  GGP: 'Guernsey Pound',
  IMP: 'Isle of Man Pound',
  JEP: 'Jersey Pound',
  KID: 'Kiribati Dollar',
  TVD: 'Tuvaluan Dollar',
}

/** As the browser knows them. Node may know others: nothing that the server draws may depend on these. */
export function currencyWords(): CurrencyWords {
  const names = new Intl.DisplayNames('en', { type: 'currency' })
  return {
    name: (code) => unlisted[code] ?? names.of(code) ?? code,
    symbol: (code) => partsOf(code).find(({ type }) => type === 'currency')?.value ?? code,
  }
}

const partsOf = (currency: string) => new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).formatToParts(0)
