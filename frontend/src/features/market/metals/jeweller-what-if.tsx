import { figureOn, numberOf, type DatedFigure } from '@artha/contract/figure-on'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { todayInIndia } from '../../../lib/india-clock.ts'
import { groupedNumber, percentText, rupees } from '../../../lib/money.ts'
import { parseNumber, type NumberSigns } from '../../../lib/parse-number.ts'
import { Field } from '../../../ui/field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SpokenResult } from '../../../ui/spoken-result.tsx'
import { jewellerPrice, readGrams, shownBill } from './jeweller-price.ts'
import type { PricedPurity } from './metal-prices.ts'
import * as texts from './jeweller-texts.tsx'
import { whatJewellerAdds } from './metal-texts.ts'
import styles from './jeweller-what-if.module.css'

interface JewellerWhatIfProps {
  /** The register's rows on GST. */
  gstRows: readonly DatedFigure[]
  purities: readonly PricedPurity[]
}

/** Jewellers charge from a few percent to over a quarter, so this is only an example to change. */
const initialMaking = '12'

/** Returns the question about an amount that can be read in two ways; undefined if it is clear or empty. */
function doubtOf(text: string) {
  const reading = parseNumber(text, 'rupees')
  if (reading.kind === 'debit') return texts.bankDebit(rupees(reading.amount))
  if (reading.kind === 'credit') return texts.creditOrCrore(...reading.readings.map(rupees))
  return reading.kind === 'ambiguous' ? texts.twoReadings(...reading.readings.map(rupees)) : undefined
}

const numberIn = (text: string, dress: NumberSigns) => {
  const reading = parseNumber(text, dress)
  return reading.kind === 'number' ? reading.value : NaN
}

/** Computes a jeweller's bill: metal, making charge and GST on both. The reader can enter the shop's own price. */
export function JewellerWhatIf({ gstRows, purities }: JewellerWhatIfProps) {
  const [fineness, setFineness] = useState(purities.find(({ fineness: each }) => each === 916)?.fineness ?? purities[0]?.fineness ?? 0)
  const [weight, setWeight] = useState('10 g')
  const [making, setMaking] = useState(initialMaking)
  // Undefined until the reader enters a shop's price; the table's price is used until then
  const [ownPrice, setOwnPrice] = useState<string>()
  const [today] = useState(todayInIndia)
  const worldPrice = purities.find((each) => each.fineness === fineness)?.rupeesPerGram ?? NaN
  const gstPercent = numberOf(figureOn(gstRows, 'gst-rates', today), '3') ?? NaN
  const worked = jewellerPrice({
    rupeesPerGram: ownPrice === undefined ? worldPrice : numberIn(ownPrice, 'rupees'),
    grams: readGrams(weight) ?? NaN,
    makingPercent: numberIn(making, 'percent'),
    gstPercent,
  })
  const bill = worked && shownBill(worked)
  return (
    <section className={styles.whatIf} aria-label={whatJewellerAdds}>
      {purities.length > 1 && (
        <SelectField
          label={texts.purity}
          name="purity"
          options={purities.map((each) => String(each.fineness))}
          nameOf={(option) => purities.find((each) => String(each.fineness) === option)?.name ?? option}
          value={String(fineness)}
          onChange={({ currentTarget }) => setFineness(Number(currentTarget.value))}
        />
      )}
      <Field label={texts.weight} name="weight" value={weight} autoComplete="off" onChange={({ currentTarget }) => setWeight(currentTarget.value)} />
      <Field
        label={texts.priceOfGram}
        name="price"
        inputMode="decimal"
        autoComplete="off"
        value={ownPrice ?? groupedNumber(worldPrice, 2)}
        hint={texts.priceHint}
        error={ownPrice === undefined ? undefined : doubtOf(ownPrice)}
        onChange={({ currentTarget }) => setOwnPrice(currentTarget.value)}
      />
      <Field
        label={texts.makingPercent}
        name="making"
        inputMode="decimal"
        autoComplete="off"
        value={making}
        hint={texts.makingHint}
        onChange={({ currentTarget }) => setMaking(currentTarget.value)}
      />
      <div>
        {bill ? (
          <dl>
            <Line name={texts.metal} amount={bill.metal} />
            <Line name={texts.makingCharge} amount={bill.making} />
            <Line name={texts.gstOfBoth(percentText(gstPercent, 2))} amount={bill.gst} />
            <Line name={texts.inAll} amount={bill.whole} />
          </dl>
        ) : (
          <p>{texts.enterAll}</p>
        )}
      </div>
      <SpokenResult words={bill ? texts.inAllComesTo(rupees(bill.whole)) : texts.enterAll} />
      <p className={styles.note}>{texts.notInIt(<Link to={`/figures/gst-rates?on=${today}`}>{texts.register}</Link>)}</p>
    </section>
  )
}

const Line = ({ name, amount }: { name: string; amount: number }) => (
  <div className={styles.line}>
    <dt>{name}</dt>
    <dd>{rupees(amount)}</dd>
  </div>
)
