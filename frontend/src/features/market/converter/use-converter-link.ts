import { useEffect, useRef, useState } from 'react'
import type { CurrencyPair } from './conversion.ts'
import { converterLink } from './converter-link.ts'

/** Browsers refuse an address that changes more than some hundred times in half a minute. */
const addressAfterMs = 400

/** Keeps the address that of what is shown, once something was changed. */
export function useConverterLink(typed: string, { from, to }: CurrencyPair) {
  const shown = `${from} ${to} ${typed}`
  const [started] = useState(shown)
  const isChanged = useRef(false)
  useEffect(() => {
    if (shown !== started) isChanged.current = true
    if (!isChanged.current) return
    // Past the router: it would take each change for a visit
    const change = () =>
      history.replaceState(history.state, '', `${location.pathname}${converterLink(location.search, typed, { from, to })}#currencyConverter`)
    const timer = setTimeout(change, addressAfterMs)
    return () => clearTimeout(timer)
  }, [shown, started, typed, from, to])
}
