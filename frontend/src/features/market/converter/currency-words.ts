import type { CurrencyWords } from './currency-choices.ts'

/** Island currencies without an ISO 4217 code that sources of rates list anyway. */
const unlisted: Readonly<Record<string, string>> = {
  FOK: 'Faroese Króna',
  GGP: 'Guernsey Pound',
  IMP: 'Isle of Man Pound',
  JEP: 'Jersey Pound',
  KID: 'Kiribati Dollar',
  TVD: 'Tuvaluan Dollar',
}

/** Returns the browser's currency names and symbols. Node's may differ, so server-rendered HTML must not use them. */
export function currencyWords(): CurrencyWords {
  const names = new Intl.DisplayNames('en', { type: 'currency' })
  return {
    name: (code) => unlisted[code] ?? names.of(code) ?? code,
    symbol: (code) => partsOf(code).find(({ type }) => type === 'currency')?.value ?? code,
  }
}

const partsOf = (currency: string) => new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).formatToParts(0)
