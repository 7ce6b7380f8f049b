import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { rupees, wholeRupees } from '../../../lib/money.ts'
import { LoadState } from '../../../ui/load-state.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import type { FrontPrices } from '../api.ts'
import { crossRate } from '../converter/conversion.ts'
import { FreshnessLine, SampleMark } from '../freshness-line.tsx'
import { rupeesOfMetal } from '../metals/rupee-quotes.ts'
import { NotAvailable } from '../not-available.tsx'
import * as panelTexts from '../panel-texts.tsx'
import { PriceStrip, StripPrice, StripItem } from './price-strip.tsx'
import * as texts from '../front-texts.ts'

const metalsInRow = [
  { name: texts.gold, unit: texts.tenGrams, metal: 'XAU', grams: 10 },
  { name: texts.silver, unit: texts.oneKilogram, metal: 'XAG', grams: 1_000 },
] as const

const currenciesInRow = [
  { name: texts.dollar, code: 'USD' },
  { name: texts.euro, code: 'EUR' },
] as const

interface PriceRowProps {
  prices: FrontPrices
  now: Date | undefined
}

/** Gold, silver, the dollar and the euro in rupees. */
export function PriceRow({ prices: { metals, rates }, now }: PriceRowProps) {
  // If all prices are sample data, the block's note says so once, so they need no marks
  const isMixed = metals.data?.sample !== rates.data?.sample
  const mark = (isSample: boolean) => isSample && isMixed && <SampleMark />
  return (
    <PriceStrip note={<Sources prices={{ metals, rates }} now={now} />}>
      {metalsInRow.map(({ name, unit, ...quote }) => (
        <StripItem key={name} name={name} unit={unit}>
          <Loaded of={rates}>
            {(found) => (
              <Loaded of={metals}>
                {(answer) => (
                  <StripPrice isSample={answer.sample || found.sample} mark={mark(answer.sample || found.sample)}>
                    {inRupees(rupeesOfMetal(answer, found.rates, quote), wholeRupees)}
                  </StripPrice>
                )}
              </Loaded>
            )}
          </Loaded>
        </StripItem>
      ))}
      {currenciesInRow.map(({ name, code }) => (
        <StripItem key={name} name={name}>
          <Loaded of={rates}>
            {(found) => (
              <StripPrice isSample={found.sample} mark={mark(found.sample)}>
                {inRupees(crossRate(found.rates, { from: code, to: 'INR' }), rupees)}
              </StripPrice>
            )}
          </Loaded>
        </StripItem>
      ))}
    </PriceStrip>
  )
}

const inRupees = (amount: number | undefined, format: (amount: number) => string) => (amount === undefined ? undefined : format(amount))

function Loaded<Answer>({
  of,
  children,
}: {
  of: FrontPrices['rates' | 'metals'] & { data: Answer | undefined }
  children: (answer: Answer) => ReactNode
}) {
  return (
    <LoadState of={of} pending={<SkeletonText lines={1} />} failed={() => <NotAvailable what={panelTexts.thePrice} retry={of.retry} />}>
      {children}
    </LoadState>
  )
}

const Sources = ({ prices: { metals, rates }, now }: PriceRowProps) => (
  <>
    {metals.data && !metals.data.sample && <FreshnessLine of={metals.data} now={now} about={texts.goldAndSilver} />}
    {rates.data && !rates.data.sample && <FreshnessLine of={rates.data} now={now} about={texts.currencies} />}
    <p>
      <span>{texts.beforeDuty}</span> <Link to="/commodities">{texts.allPrices}</Link>
    </p>
  </>
)
