import type { ReactNode } from 'react'
import { rupeesInWords } from '../../../lib/amount-in-words.ts'
import { roundTo } from '../../../lib/rounding.ts'
import { SpokenResult } from '../../../ui/spoken-result.tsx'
import styles from './loan-options.module.css'

interface OptionFrameProps {
  fields: ReactNode
  /** What the figure is, the figure, and under it an amount to be said in words. */
  what: string
  figure: ReactNode
  amount?: number
  /** Said by a screen reader too, once the figures rest. */
  sentence: string
  children?: ReactNode
}

/** The fields of an option beside what comes of them. On a phone the figure stays in sight while the fields scroll. */
export const OptionFrame = ({ fields, what, figure, amount, sentence, children }: OptionFrameProps) => (
  <div className={styles.columns}>
    <div className={styles.fields}>{fields}</div>
    <div className={styles.headline}>
      <p className={styles.what}>{what}</p>
      <p className={styles.figure} translate="no">
        {figure}
      </p>
    </div>
    <div className={styles.results}>
      {amount !== undefined && <p className={styles.words}>{rupeesInWords(roundTo(amount, 0))}</p>}
      <p>{sentence}</p>
      <SpokenResult words={sentence} />
      {children}
    </div>
  </div>
)
