import type { SentenceProps, WorkedProps } from '../definition/calculator.ts'
import { ResultList } from '../frame/result-list.tsx'
import { linkText } from '../links/read-link.ts'
import { creditFields } from './credit-fields.ts'
import styles from './credit-result.module.css'
import { creditMovers, type CreditInput, type CreditResult } from './credit-score.ts'

/** The band of the score in its colour, and the points that the next one needs. */
export function Band({ results, words }: SentenceProps) {
  // These are the results of this calculator, so the cast is safe.
  const { band } = results as CreditResult
  return (
    <p>
      <strong className={styles.band} data-band={band}>
        {band}
      </strong>
      <span>{words.slice(band.length)}</span>
    </p>
  )
}

/** The points of each factor, starting with the one that can add most. */
export const Movers = ({ input }: WorkedProps) => (
  <ResultList
    // This is the input of this calculator, so the cast is safe.
    rows={creditMovers(input as CreditInput).map(({ factor, points, mostPoints }) => [
      creditFields[factor].label,
      `${linkText(points)} of ${mostPoints} points`,
    ])}
  />
)
