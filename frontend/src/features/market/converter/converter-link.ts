import { defaultAmount, defaultPair, type CurrencyPair, type Rates } from './conversion.ts'

/** Longer values are ignored. */
const longestAmount = 40

const names = { amount: 'amount', from: 'from', to: 'to' } as const

/** Parses the converter's initial values from a link. A currency without a rate is replaced by the default. */
export function converterFromLink(search: string, rates: Rates) {
  const query = new URLSearchParams(search)
  const codeOf = (name: 'from' | 'to') => {
    const code = query.get(name)?.toUpperCase() ?? ''
    return Object.hasOwn(rates, code) ? code : defaultPair[name]
  }
  const amount = query.get(names.amount)?.trim() ?? ''
  return {
    typed: amount !== '' && amount.length <= longestAmount ? amount : String(defaultAmount),
    pair: { from: codeOf('from'), to: codeOf('to') },
  }
}

/** Returns a query with the converter's values added to the address's other parameters; the default values are left out. */
export function converterLink(search: string, typed: string, { from, to }: CurrencyPair) {
  const query = new URLSearchParams(search)
  const isStart = typed.trim() === String(defaultAmount) && from === defaultPair.from && to === defaultPair.to
  const own = isStart
    ? []
    : ([
        [names.amount, typed.trim()],
        [names.from, from],
        [names.to, to],
      ] as const)
  for (const name of Object.values(names)) query.delete(name)
  for (const [name, value] of own) query.set(name, value)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
