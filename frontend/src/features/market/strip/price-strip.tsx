import type { ReactNode } from 'react'
import { SampleBlock } from '../sample-block.tsx'
import * as texts from './strip-texts.ts'
import styles from './price-strip.module.css'

interface PriceStripProps {
  /** Below the prices: sources and times, or what is to be known of them. */
  note?: ReactNode
  children: ReactNode
}

/** A line of a few prices. */
export const PriceStrip = ({ note, children }: PriceStripProps) => (
  <section className={styles.strip} aria-labelledby="prices-title">
    <h2 id="prices-title" className="visually-hidden">
      {texts.markets}
    </h2>
    <SampleBlock className={styles.block}>
      {/* Where it is moved sideways, keys move it too */}
      <div className={styles.items} tabIndex={0} role="group" aria-label={texts.latestPrices}>
        {children}
      </div>
      {note && <div className={styles.note}>{note}</div>}
    </SampleBlock>
  </section>
)

interface StripItemProps {
  name: string
  /** How much of it the price is for. */
  unit?: string
  children: ReactNode
}

/** The place of one price, as high whatever stands in it. */
export const StripItem = ({ name, unit, children }: StripItemProps) => (
  <div className={styles.item}>
    <h3 className={styles.name}>
      <span>{name}</span>
      {unit && <span className={styles.unit}>{` ${unit}`}</span>}
    </h3>
    {children}
  </div>
)

interface StripFigureProps {
  isSample: boolean
  /** Where not all of the strip are sample data. */
  mark: ReactNode
  children: string | undefined
}

export const StripFigure = ({ isSample, mark, children }: StripFigureProps) => (
  <p className={styles.figure} {...(isSample && { 'data-sample': '' })}>
    <span translate="no">{children ?? texts.noPrices}</span> {mark}
  </p>
)
