import { convert, tableAmounts, type CurrencyPair, type Rates } from './conversion.ts'
import { amountText, exactText, rateText } from './currency-text.ts'
import * as texts from './converter-texts.ts'
import { SpokenResult } from '../../../ui/spoken-result.tsx'
import tables from '../price-table.module.css'
import styles from './conversion-result.module.css'

interface ConversionResultProps {
  rates: Rates
  pair: CurrencyPair
  /** Undefined until a readable amount is entered. */
  amount: number | undefined
  /** The question about an amount that can be read in two ways. */
  asked?: string | undefined
}

/** The converted amount, the rate in both directions and a table of common amounts. */
export const ConversionResult = ({ rates, pair, amount, asked }: ConversionResultProps) => (
  <>
    <div className={styles.result}>
      <Result rates={rates} pair={pair} amount={amount} asked={asked} />
    </div>
    <SpokenResult words={spokenWords({ rates, pair, amount, asked })} />
    <AmountTable rates={rates} pair={pair} />
  </>
)

/** Returns the result in one sentence for screen readers, which announce it when typing pauses. */
function spokenWords({ rates, pair, amount, asked }: ConversionResultProps): string {
  const { from, to } = pair
  if (convert(rates, pair, 1) === undefined) return texts.noRateFor(from, to)
  const value = convert(rates, pair, amount)?.value
  return value === undefined || amount === undefined ? (asked ?? texts.enterAmount) : texts.comesTo(exactText(from, amount), amountText(to, value))
}

function Result({ rates, pair, amount, asked }: ConversionResultProps) {
  const { from, to } = pair
  const one = convert(rates, pair, 1)
  if (one === undefined) return <p className={styles.none}>{texts.noRateFor(from, to)}</p>
  const conversion = convert(rates, pair, amount)
  if (conversion === undefined || amount === undefined) return <p className={styles.none}>{asked ?? texts.enterAmount}</p>
  return (
    <>
      <p className={styles.what} translate="no">{`${exactText(from, amount)} =`}</p>
      <p className={styles.price} translate="no">
        {amountText(to, conversion.value)}
      </p>
      {amount !== 1 && <p className={styles.what} translate="no">{`1 ${from} = ${rateText(to, one.rate)}`}</p>}
      <p className={styles.what} translate="no">{`1 ${to} = ${rateText(from, one.inverse)}`}</p>
    </>
  )
}

function AmountTable({ rates, pair }: Pick<ConversionResultProps, 'rates' | 'pair'>) {
  const { from, to } = pair
  return (
    <table className={tables.table}>
      <thead>
        <tr>
          <th scope="col">{from}</th>
          <th scope="col">{to}</th>
        </tr>
      </thead>
      <tbody>
        {tableAmounts.map((amount) => (
          <tr key={amount}>
            <th scope="row" translate="no">
              {exactText(from, amount)}
            </th>
            <td translate="no">{textOf(convert(rates, pair, amount)?.value, to)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const textOf = (value: number | undefined, code: string) => (value === undefined ? texts.noRate : amountText(code, value))
