import type { ExchangeRateAnswer, IntradayAnswer } from '@artha/contract/market'
import { groupedNumber } from '../../../lib/money.ts'
import { signedText } from '../converter/currency-text.ts'
import { FreshnessLine } from '../freshness-line.tsx'
import * as panelTexts from '../panel-texts.tsx'
import { PriceChange } from '../price-change.tsx'
import { changeOfDay, clockOf, closesOf, rangeOf, sparklinePoints, type Close } from './intraday-series.ts'
import * as texts from './strip-texts.ts'
import styles from './price-strip.module.css'
import sparklineStyles from './sparkline.module.css'

interface PairPriceProps {
  /** The code of the price's currency. */
  currency: string
  answer: ExchangeRateAnswer
  now: Date | undefined
}

export const PairPrice = ({ currency, answer, now }: PairPriceProps) => (
  <>
    <p className={styles.price} translate="no">
      {signedText(currency, Number(answer['Realtime Currency Exchange Rate']['5. Exchange Rate']))}
    </p>
    <FreshnessLine of={answer} now={now} />
  </>
)

interface DayPricesProps {
  answer: IntradayAnswer
  now: Date | undefined
}

/** A security's last close and the line of its day. */
export function DayPrices({ answer, now }: DayPricesProps) {
  const closes = closesOf(answer['Time Series (5min)'])
  return (
    <>
      <div className={styles.day}>
        <DayRange closes={closes} />
        <div className={styles.line}>
          <Sparkline closes={closes} />
        </div>
      </div>
      <FreshnessLine of={answer} now={now}>
        <DayHours closes={closes} range={rangeOf(answer['Time Series (5min)'])} zone={answer['Meta Data']['6. Time Zone']} />
      </FreshnessLine>
    </>
  )
}

/** Returns the series' name: the symbol, or "A sample day" for sample data. */
export const seriesName = (answer: IntradayAnswer | undefined) =>
  answer === undefined || answer.sample ? texts.sampleDay : answer['Meta Data']['2. Symbol']

function DayRange({ closes }: { closes: readonly Close[] }) {
  const [first, last] = [closes[0], closes.at(-1)]
  const percent = changeOfDay(closes)
  if (first === undefined || last === undefined) return <p className={styles.price}>{texts.noPrices}</p>
  return (
    <div>
      <p className={styles.price} translate="no">
        {groupedNumber(last.price, 2)}
      </p>
      {percent !== undefined && <PriceChange percent={percent} since={panelTexts.since(clockOf(first))} />}
    </div>
  )
}

interface DayHoursProps {
  closes: readonly Close[]
  range: ReturnType<typeof rangeOf>
  zone: string
}

function DayHours({ closes, range, zone }: DayHoursProps) {
  const [first, last] = [closes[0], closes.at(-1)]
  if (first === undefined || last === undefined || range === undefined) return null
  const [lowest, highest] = [groupedNumber(range.lowest, 2), groupedNumber(range.highest, 2)]
  return <span>{texts.dayInNumbers({ from: clockOf(first), to: clockOf(last), zone, lowest, highest })}</span>
}

/** In SVG units; CSS sets the size on the page. */
const sparklineSize = { width: 120, height: 32 }

/** A small line chart of a day without axes, also rendered on the server. Text beside it describes it. */
const Sparkline = ({ closes }: { closes: readonly Close[] }) => (
  <svg
    className={sparklineStyles.sparkline}
    viewBox={`0 -2 ${sparklineSize.width} ${sparklineSize.height + 4}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <polyline className={sparklineStyles.line} points={sparklinePoints(closes, sparklineSize)} vectorEffect="non-scaling-stroke" />
  </svg>
)
