import type { ReactNode } from 'react'
import { rupeesInWords } from '../../../lib/amount-in-words.ts'
import { roundTo } from '../../../lib/rounding.ts'
import { SpokenResult } from '../../../ui/spoken-result.tsx'
import styles from './loan-options.module.css'

interface OptionFrameProps {
  fields: ReactNode
  /** The label of the result, the result, and an amount to repeat in words below it. */
  what: string
  result: ReactNode
  amount?: number
  /** Also announced to screen readers when the numbers have stopped changing. */
  sentence: string
  children?: ReactNode
}

/** The fields of an option beside its result. On a phone the result stays in view while the fields scroll. */
export const OptionFrame = ({ fields, what, result, amount, sentence, children }: OptionFrameProps) => (
  <div className={styles.columns}>
    <div className={styles.fields}>{fields}</div>
    <div className={styles.headline}>
      <p className={styles.what}>{what}</p>
      <p className={styles.result} translate="no">
        {result}
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
