import { useState, type ReactNode } from 'react'
import type { MetalCode, MetalPrice, MetalsAnswer } from '@artha/contract/market'
import { RadioStrip } from '../../../ui/radio-strip.tsx'
import { InViewPart } from '../../../ui/in-view-part.tsx'
import { SpokenResult } from '../../../ui/spoken-result.tsx'
import { dollars } from '../converter/currency-text.ts'
import { shortDayText } from '../short-day-text.ts'
import { FreshnessLine } from '../freshness-line.tsx'
import { MetalDays } from './metal-days.tsx'
import { changeOverDays, daysOf, metals, overDays } from './metal-prices.ts'
import * as panelTexts from '../panel-texts.tsx'
import { PriceChange } from '../price-change.tsx'
import * as texts from './metal-texts.ts'
import styles from './metal-panel.module.css'

interface MetalPanelProps {
  answer: MetalsAnswer
  now: Date | undefined
  /** Renders the price in rupees, which also needs an exchange rate. */
  inRupees: (metal: MetalCode, latest: MetalPrice) => ReactNode
}

const loadChart = async () => (await import('./metal-chart.tsx')).MetalChart

const colours: Readonly<Record<MetalCode, string>> = { XAU: 'var(--mark)', XAG: 'var(--ink-muted)', XPT: 'var(--accent)' }
const options = metals.map(({ code, name }) => ({ value: code, label: name }))

/** A metal's price in rupees by weight, in dollars with a line chart, and as a table of all days. */
export function MetalPanel({ answer, now, inRupees }: MetalPanelProps) {
  const [metal, setMetal] = useState<MetalCode>('XAU')
  const name = metals.find(({ code }) => code === metal)?.name ?? ''
  const prices = answer.prices[metal]
  const latest = prices.at(-1)
  const days = overDays(daysOf(Object.values(answer.prices)), prices)
  return (
    <div className={styles.container}>
      <div className={styles.panel}>
        <div className={styles.choice}>
          <RadioStrip label={texts.metal} options={options} value={metal} onChange={setMetal} />
          <SpokenResult words={latest ? texts.spokenPrice(name, dollars(latest.usdPerTroyOunce)) : texts.spokenNone(name)} />
        </div>
        <div>{latest ? inRupees(metal, latest) : <NoPrice name={name} />}</div>
        <div className={styles.course}>
          <div className={styles.latest}>{latest && <Latest name={name} prices={prices} latest={latest} />}</div>
          <InViewPart
            load={loadChart}
            props={{ name, days, colour: colours[metal] }}
            fallback={null}
            offer={texts.showChart}
            className={`${styles.chart} needs-script`}
          />
          <FreshnessLine of={answer} now={now} about={texts.metalPrices} />
        </div>
        <div className={styles.table}>
          <MetalDays prices={answer.prices} />
        </div>
      </div>
    </div>
  )
}

interface LatestProps {
  name: string
  prices: readonly MetalPrice[]
  latest: MetalPrice
}

function Latest({ name, prices, latest }: LatestProps) {
  const change = changeOverDays(prices)
  return (
    <>
      <p className={styles.what}>{texts.inDollars(name, shortDayText(latest.day))}</p>
      <p className={styles.price} translate="no">
        <span>{dollars(latest.usdPerTroyOunce)}</span> <span className={styles.unit}>{texts.aTroyOunce}</span>
      </p>
      <p>{change && <PriceChange percent={change.percent} since={panelTexts.since(shortDayText(change.since))} />}</p>
    </>
  )
}

const NoPrice = ({ name }: { name: string }) => (
  <div className={styles.latest}>
    <p className={styles.what}>{name}</p>
    <p className={styles.none}>{texts.noPrice}</p>
    <p className={styles.what}>{texts.noneForSevenDays}</p>
  </div>
)
