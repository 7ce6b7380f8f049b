import type { RatesAnswer } from '@artha/contract/market'
import { InViewPart } from '../../../ui/in-view-part.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { ConversionResult } from './conversion-result.tsx'
import { defaultAmount, defaultPair } from './conversion.ts'
import { FreshnessLine } from '../freshness-line.tsx'
import * as texts from './converter-texts.ts'
import styles from './converter-panel.module.css'

interface ConverterPanelProps {
  answer: RatesAnswer
  now: Date | undefined
}

const loadConverter = async () => (await import('./currency-converter.tsx')).CurrencyConverter

/** The currency converter. The page contains its initial result; the fields and the list of currencies load when scrolled into view. */
export const ConverterPanel = ({ answer, now }: ConverterPanelProps) => (
  <div className={styles.panel}>
    <InViewPart
      load={loadConverter}
      props={{ rates: answer.rates }}
      offer={texts.openConverter}
      fallback={
        <div className={styles.converter}>
          <div className={`${styles.fields} needs-script`}>
            <SkeletonText lines={7} />
          </div>
          <ConversionResult rates={answer.rates} pair={defaultPair} amount={defaultAmount} />
        </div>
      }
    />
    <FreshnessLine of={answer} now={now} about={texts.exchangeRates} />
  </div>
)
