import type { ReactNode } from 'react'
import { SampleBlock } from '../sample-block.tsx'
import * as texts from './strip-texts.ts'
import styles from './price-strip.module.css'

interface PriceStripProps {
  /** Text below the prices, such as sources, times or a warning. */
  note?: ReactNode
  children: ReactNode
}

/** A row of a few prices. */
export const PriceStrip = ({ note, children }: PriceStripProps) => (
  <section className={styles.strip} aria-labelledby="prices-title">
    <h2 id="prices-title" className="visually-hidden">
      {texts.markets}
    </h2>
    <SampleBlock className={styles.block}>
      {/* Focusable, so that the keyboard can scroll it */}
      <div className={styles.items} tabIndex={0} role="group" aria-label={texts.latestPrices}>
        {children}
      </div>
      {note && <div className={styles.note}>{note}</div>}
    </SampleBlock>
  </section>
)

interface StripItemProps {
  name: string
  /** The quantity that the price is for. */
  unit?: string
  children: ReactNode
}

/** The place of one price, always of the same height. */
export const StripItem = ({ name, unit, children }: StripItemProps) => (
  <div className={styles.item}>
    <h3 className={styles.name}>
      <span>{name}</span>
      {unit && <span className={styles.unit}>{` ${unit}`}</span>}
    </h3>
    {children}
  </div>
)

interface StripPriceProps {
  isSample: boolean
  /** The sample mark, if only some prices of the strip are sample data. */
  mark: ReactNode
  children: string | undefined
}

export const StripPrice = ({ isSample, mark, children }: StripPriceProps) => (
  <p className={styles.price} {...(isSample && { 'data-sample': '' })}>
    <span translate="no">{children ?? texts.noPrices}</span> {mark}
  </p>
)
