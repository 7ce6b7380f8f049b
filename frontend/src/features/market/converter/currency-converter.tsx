import { useEffect, useMemo, useRef, useState } from 'react'
import { groupedNumber } from '../../../lib/money.ts'
import { parseNumber, type ParsedNumber } from '../../../lib/parse-number.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { SwapIcon } from '../../../ui/icons.tsx'
import { ConversionResult } from './conversion-result.tsx'
import type { CurrencyPair, Rates } from './conversion.ts'
import { converterFromLink, converterLink } from './converter-link.ts'
import { currencyChoices } from './currency-choices.ts'
import { CurrencyField } from './currency-field.tsx'
import { currencyWords } from './currency-words.ts'
import * as texts from './converter-field-texts.ts'
import * as converterTexts from './converter-texts.ts'
import styles from './converter-panel.module.css'

/** Browsers refuse more than about a hundred address changes in half a minute. */
const addressAfterMs = 400

/** Keeps the page's address in step with the converter's values after the first change. */
function useConverterLink(typed: string, { from, to }: CurrencyPair) {
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

export interface CurrencyConverterProps {
  rates: Rates
}

/** Returns the question about an amount that a bank marked as debit or credit; undefined if it is clear. */
function askedOf(reading: ParsedNumber) {
  if (reading.kind === 'credit') return converterTexts.creditOrCrore(groupedNumber(reading.readings[0], 2))
  return reading.kind === 'debit' ? converterTexts.debit(groupedNumber(reading.amount, 2)) : undefined
}

/** The converter's fields and result. An unclear amount is asked about, never guessed. */
export function CurrencyConverter({ rates }: CurrencyConverterProps) {
  const [{ typed, pair }, setShown] = useState(() => converterFromLink(location.search, rates))
  const setTyped = (text: string) => setShown({ typed: text, pair })
  const setPair = (next: CurrencyPair) => setShown({ typed, pair: next })
  useConverterLink(typed, pair)
  const choices = useMemo(() => currencyChoices(Object.keys(rates), currencyWords()), [rates])
  const reading = parseNumber(typed, pair.from === 'INR' ? 'rupees' : 'bare')
  return (
    <div className={styles.converter}>
      <div className={styles.fields}>
        <div className={styles.amount}>
          <Field
            label={texts.amount}
            name="amount"
            value={typed}
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </div>
        <CurrencyField label={texts.from} choices={choices} code={pair.from} onChange={(from) => setPair({ ...pair, from })} />
        <CurrencyField label={texts.to} choices={choices} code={pair.to} onChange={(to) => setPair({ ...pair, to })} />
        <Button className={styles.swap} aria-label={texts.swap} onClick={() => setPair({ from: pair.to, to: pair.from })}>
          <SwapIcon />
        </Button>
      </div>
      <ConversionResult rates={rates} pair={pair} amount={reading.kind === 'number' ? reading.value : undefined} asked={askedOf(reading)} />
    </div>
  )
}
