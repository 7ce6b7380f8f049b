import { figureOn, numberOf, type DatedFigure } from '@artha/contract/figure-on'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { todayInIndia } from '../../../lib/india-clock.ts'
import { groupedNumber, percentText, rupees } from '../../../lib/money.ts'
import { parseNumber, type FigureDress } from '../../../lib/parse-number.ts'
import { Field } from '../../../ui/field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { jewellerPrice, readGrams } from './jeweller-price.ts'
import type { PricedPurity } from './metal-prices.ts'
import styles from './jeweller-what-if.module.css'

interface JewellerWhatIfProps {
  /** Rows of the register for GST. */
  gstRows: readonly DatedFigure[]
  purities: readonly PricedPurity[]
}

/** Jewellers ask from a few percent to a quarter and more: a figure to change, not a rule. */
const initialMaking = '12'

const numberIn = (text: string, dress: FigureDress) => {
  const reading = parseNumber(text, dress)
  return reading.kind === 'number' ? reading.value : NaN
}

/** A piece of jewellery: its metal, the making charge and the GST on both. The shop's own price goes in where it is known. */
export function JewellerWhatIf({ gstRows, purities }: JewellerWhatIfProps) {
  const [fineness, setFineness] = useState(purities.find(({ fineness: each }) => each === 916)?.fineness ?? purities[0]?.fineness ?? 0)
  const [weight, setWeight] = useState('10 g')
  const [making, setMaking] = useState(initialMaking)
  // Until the reader gives a price of a shop's own, it is that of the table
  const [ownPrice, setOwnPrice] = useState<string>()
  const [today] = useState(todayInIndia)
  const worldPrice = purities.find((each) => each.fineness === fineness)?.rupeesPerGram ?? NaN
  const gstPercent = numberOf(figureOn(gstRows, 'gst-rates', today), '3') ?? NaN
  const bill = jewellerPrice({
    rupeesPerGram: ownPrice === undefined ? worldPrice : numberIn(ownPrice, 'rupees'),
    grams: readGrams(weight) ?? NaN,
    makingPercent: numberIn(making, 'percent'),
    gstPercent,
  })
  return (
    <section className={styles.whatIf} aria-label="What a jeweller adds">
      {purities.length > 1 && (
        <SelectField
          label="Purity"
          name="purity"
          options={purities.map((each) => String(each.fineness))}
          nameOf={(option) => purities.find((each) => String(each.fineness) === option)?.name ?? option}
          value={String(fineness)}
          onChange={({ currentTarget }) => setFineness(Number(currentTarget.value))}
        />
      )}
      <Field label="Weight" name="weight" value={weight} autoComplete="off" onChange={({ currentTarget }) => setWeight(currentTarget.value)} />
      <Field
        label="Price of a gram"
        name="price"
        inputMode="decimal"
        autoComplete="off"
        value={ownPrice ?? groupedNumber(worldPrice, 2)}
        hint="From the table above; put in what the shop asks."
        onChange={({ currentTarget }) => setOwnPrice(currentTarget.value)}
      />
      <Field
        label="Making charge in percent"
        name="making"
        inputMode="decimal"
        autoComplete="off"
        value={making}
        hint="An example: each shop and each piece has its own."
        onChange={({ currentTarget }) => setMaking(currentTarget.value)}
      />
      <div aria-live="polite">
        {bill ? (
          <dl className={styles.bill}>
            <Line name="Metal" amount={bill.metal} />
            <Line name="Making charge" amount={bill.making} />
            <Line name={`GST, ${percentText(gstPercent, 2)} of both`} amount={bill.gst} />
            <Line name="In all" amount={bill.whole} />
          </dl>
        ) : (
          <p>Enter a weight such as 10 g, 1 tola or 2 तोला, a price and a percentage.</p>
        )}
      </div>
      <p className={styles.note}>
        A what-if: wastage, stones and hallmarking are not in it. The rate is that of gold, silver, platinum and jewellery in{' '}
        <Link to={`/figures/gst-rates?on=${today}`}>the register of official figures</Link>; which one a bill has is settled by the code of its goods.
      </p>
    </section>
  )
}

const Line = ({ name, amount }: { name: string; amount: number }) => (
  <div className={styles.line}>
    <dt>{name}</dt>
    <dd>{rupees(amount)}</dd>
  </div>
)
