import type { ReactNode } from 'react'
import type { MetalCode, MetalsAnswer, RatesAnswer } from '@artha/contract/market'
import { LoadState } from '../../ui/load-state.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import type { Resource } from './api.ts'
import { ConverterPanel } from './converter/converter-panel.tsx'
import type { PricedPurity } from './metals/metal-prices.ts'
import { MetalPanel } from './metals/metal-panel.tsx'
import { MetalSkeleton, RupeeSkeleton } from './metals/metal-skeleton.tsx'
import { RupeePrices } from './metals/rupee-prices.tsx'
import { NotAvailable } from './not-available.tsx'
import * as texts from './panel-texts.tsx'
import styles from './market-prices.module.css'

interface MetalPricesProps {
  now: Date | undefined
  metals: Resource<MetalsAnswer>
  rates: Resource<RatesAnswer>
  /** Renders further results from the prices in rupees. */
  more?: (metal: MetalCode, purities: readonly PricedPurity[]) => ReactNode
}

/** Metals in dollars from one source and in rupees by another. If one of them fails, the rest is shown. */
export const MetalPrices = ({ metals, rates, now, more }: MetalPricesProps) => (
  <LoadState
    of={metals}
    pending={
      <div className={styles.metals}>
        <MetalSkeleton />
      </div>
    }
    failed={() => <NotAvailable what={texts.metalPrices} retry={metals.retry} />}
  >
    {(answer) => (
      <MetalPanel
        answer={answer}
        now={now}
        inRupees={(metal, latest) => (
          <LoadState of={rates} pending={<RupeeSkeleton />} failed={() => <NotAvailable what={texts.pricesInRupees} retry={rates.retry} />}>
            {(found) => <RupeePrices metal={metal} latest={latest} rates={found} now={now} more={more && ((purities) => more(metal, purities))} />}
          </LoadState>
        )}
      />
    )}
  </LoadState>
)

export const Converter = ({ rates, now }: Omit<MetalPricesProps, 'metals' | 'more'>) => (
  <LoadState
    of={rates}
    pending={
      <div className={styles.converter}>
        <SkeletonText lines={14} />
      </div>
    }
    failed={() => <NotAvailable what={texts.exchangeRates} retry={rates.retry} />}
  >
    {(answer) => <ConverterPanel answer={answer} now={now} />}
  </LoadState>
)
