import { Link } from 'react-router-dom'
import type { ReviewLine } from '@artha/contract/review'
import { dateAndTimeInIndia } from '../../../lib/dates.ts'
import { reviewPath, reviewStateText } from './review-texts.ts'
import styles from '../tables/desk-table.module.css'

/** The submitted entries, in the server's order: longest waiting first. */
export const ReviewTable = ({ lines }: { lines: readonly ReviewLine[] }) => (
  <table className={styles.table} aria-label="Review">
    <thead>
      <tr>
        <th scope="col">Title</th>
        <th scope="col">State</th>
        <th scope="col" className={styles.wide}>
          Submitted
        </th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => (
        <tr key={line._id}>
          <th scope="row" className={styles.name}>
            <span className={styles.title}>
              <Link to={reviewPath(line._id)}>{line.title}</Link>
            </span>
            <span className={styles.kind}>{line.kind === 'article' ? 'Article' : 'Story'}</span>
            <span className={styles.narrow}>{`By ${line.submittedBy}, ${dateAndTimeInIndia(new Date(line.submittedAt))}`}</span>
          </th>
          <td>
            <span>{reviewStateText(line)}</span>
            {line.openRemarks > 0 && <span className={styles.kind}>{`Open remarks: ${line.openRemarks}`}</span>}
          </td>
          <td className={styles.wide}>
            <span>{line.submittedBy}</span>
            <span className={styles.kind}>
              <time dateTime={line.submittedAt}>{dateAndTimeInIndia(new Date(line.submittedAt))}</time>
            </span>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
