import type { FigureRow } from '@artha/contract/figure-answer'
import { documentPage } from '@artha/contract/figure-page'
import { checkedText, confidenceTexts } from './figure-texts.ts'
import styles from './figures.module.css'
import { dayText } from '../../lib/dates.ts'

/** A figure's authority, document and our confidence in it. */
export function FigureSource({ row }: { row: FigureRow }) {
  const page = documentPage(row)
  return (
    <dl className={styles.source}>
      <div>
        <dt>Authority</dt>
        <dd>{row.authority}</dd>
      </div>
      <div>
        <dt>Document</dt>
        <dd>
          <span>{row.document}</span>{' '}
          {page === undefined ? (
            <span>(not verified: source page unknown)</span>
          ) : (
            <>
              <span>(</span>
              <a href={page}>{new URL(page).hostname}</a>
              <span>)</span>
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>How we verified it</dt>
        <dd>{confidenceTexts[row.confidence]}</dd>
      </div>
      <div>
        <dt>Checked</dt>
        <dd>{`${checkedText(row)}${row.reviewDue !== null ? `; next review on ${dayText(row.reviewDue)}` : ''}`}</dd>
      </div>
    </dl>
  )
}
