import { foldText } from '@artha/contract/fold-text'
import * as texts from './converter-field-texts.ts'

/** A currency in the list. */
export interface CurrencyChoice {
  code: string
  name: string
  /** The symbol, such as "₹"; the code if it has none. */
  symbol: string
}

export interface ChoiceGroup {
  label: string
  choices: readonly CurrencyChoice[]
}

/** Functions that return a currency's name and symbol in the list's language. */
export interface CurrencyWords {
  name: (code: string) => string
  symbol: (code: string) => string
}

/** Listed first: the rupee, then the currencies of places where Indians earn, study, travel and send money from. */
const favourites: readonly string[] = ['INR', 'USD', 'EUR', 'GBP', 'AED', 'SAR', 'SGD', 'AUD', 'CAD', 'JPY']

const rankOf = ({ code }: CurrencyChoice) => {
  const place = favourites.indexOf(code)
  return place === -1 ? favourites.length : place
}

/** Returns every currency with a rate: the favourites in their order, then all others by code. */
export const currencyChoices = (codes: readonly string[], { name, symbol }: CurrencyWords): CurrencyChoice[] =>
  codes
    .map((code) => ({ code, name: name(code), symbol: symbol(code) }))
    .sort((one, other) => rankOf(one) - rankOf(other) || (one.code < other.code ? -1 : 1))

const folded = (text: string) => foldText(text).trim()

/** Returns how well a currency matches a text, 0 best; undefined if it does not match. */
function fit({ code, name, symbol }: CurrencyChoice, text: string) {
  const [foldedCode, foldedName] = [folded(code), folded(name)]
  if (foldedCode === text || folded(symbol) === text) return 0
  if (foldedCode.startsWith(text)) return 1
  if (foldedName.split(/[\s-]+/).some((word) => word.startsWith(text)) || foldedName.startsWith(text)) return 2
  return foldedName.includes(text) ? 3 : undefined
}

/**
 * Returns the currencies that match a typed text by code, name or symbol, best first. For an empty text, all of them in two groups: favourites and
 * others.
 */
export function choicesFor(choices: readonly CurrencyChoice[], typed: string): ChoiceGroup[] {
  const text = folded(typed)
  if (text !== '') {
    const found = choices.flatMap((choice) => ({ choice, place: fit(choice, text) ?? -1 })).filter(({ place }) => place >= 0)
    return grouped(
      texts.matches,
      found.sort((one, other) => one.place - other.place).map(({ choice }) => choice),
    )
  }
  const isFavourite = ({ code }: CurrencyChoice) => favourites.includes(code)
  return [
    ...grouped(texts.favourites, choices.filter(isFavourite)),
    ...grouped(
      texts.allOthers,
      choices.filter((choice) => !isFavourite(choice)),
    ),
  ]
}

const grouped = (label: string, choices: readonly CurrencyChoice[]): ChoiceGroup[] => (choices.length === 0 ? [] : [{ label, choices }])
