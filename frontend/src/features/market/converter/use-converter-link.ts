import { useEffect, useRef, useState } from 'react'
import type { CurrencyPair } from './conversion.ts'
import { converterLink } from './converter-link.ts'

/** Browsers refuse more than about a hundred address changes in half a minute. */
const addressAfterMs = 400

/** Keeps the page's address in step with the converter's values after the first change. */
export function useConverterLink(typed: string, { from, to }: CurrencyPair) {
  const shown = `${from} ${to} ${typed}`
  const [started] = useState(shown)
  const isChanged = useRef(false)
  useEffect(() => {
    if (shown !== started) isChanged.current = true
    if (!isChanged.current) return
    // Not through the router, which would count each change as a visit
    const change = () =>
      history.replaceState(history.state, '', `${location.pathname}${converterLink(location.search, typed, { from, to })}#currencyConverter`)
    const timer = setTimeout(change, addressAfterMs)
    return () => clearTimeout(timer)
  }, [shown, started, typed, from, to])
}
