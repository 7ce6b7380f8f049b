import type { SentIssueLine } from '@artha/contract/newsletter-issue'
import { Link } from 'react-router-dom'
import { dateInIndia } from '../../lib/dates.ts'
import { issuePath } from '../../lib/paths.ts'

/** The latest sent issues, newest first. */
export const SentIssues = ({ issues }: { issues: readonly SentIssueLine[] }) => (
  <ul>
    {issues.map(({ number, subject, previewLine, sentAt }) => (
      <li key={number}>
        <Link to={issuePath(number)}>{subject}</Link>, <time dateTime={sentAt}>{dateInIndia(new Date(sentAt))}</time>
        {previewLine !== '' && <p>{previewLine}</p>}
      </li>
    ))}
  </ul>
)
