import type { Remark } from '@artha/contract/review'
import { dateAndTimeInIndia } from '../../../lib/dates.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './review.module.css'

interface RemarkListProps {
  remarks: readonly Remark[]
  isBusy: boolean
  onChange: (remark: Remark, isResolved: boolean) => void
  /** Shows the quoted paragraph, for remarks that are not beside it. */
  isQuoted?: boolean
}

/** The remarks with their authors, open ones first. */
export const RemarkList = ({ remarks, isBusy, onChange, isQuoted = false }: RemarkListProps) => (
  <ul className={styles.remarks}>
    {remarks
      .toSorted((one, other) => Number(one.resolvedAt !== undefined) - Number(other.resolvedAt !== undefined))
      .map((remark) => (
        <li key={remark._id} className={styles.remark} data-resolved={remark.resolvedAt !== undefined}>
          {isQuoted && <q className={styles.quote}>{remark.quote}</q>}
          <p className={styles.words}>{remark.words}</p>
          <p className={styles.byline}>
            <span>{`${remark.madeBy}, `}</span>
            <time dateTime={remark.madeAt}>{dateAndTimeInIndia(new Date(remark.madeAt))}</time>
            {remark.resolvedBy !== undefined && <span>{`; resolved by ${remark.resolvedBy}`}</span>}
          </p>
          {remark.mayResolve && (
            <Button
              look="bare"
              aria-disabled={isBusy}
              aria-label={`${remark.resolvedAt === undefined ? 'Resolve' : 'Reopen'}: ${remark.words.slice(0, 60)}`}
              onClick={() => onChange(remark, remark.resolvedAt === undefined)}
            >
              {remark.resolvedAt === undefined ? 'Resolve' : 'Reopen'}
            </Button>
          )}
        </li>
      ))}
  </ul>
)
