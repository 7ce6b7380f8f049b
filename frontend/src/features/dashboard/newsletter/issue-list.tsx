import type { DeskIssueLine } from '@artha/contract/newsletter-issue'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { dateAndTimeInIndia } from '../../../lib/dates.ts'
import { groupedNumber } from '../../../lib/money.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { LoadState } from '../../../ui/load-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { NumberedPager } from '../../../ui/numbered-pager.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { useDeskIssues } from '../api.ts'
import table from '../tables/desk-table.module.css'
import styles from '../tables/manager.module.css'
import { pagesShown } from '../tables/pages-shown.ts'
import { deskIssuePath, stateTexts } from './issue-texts.ts'

const pageSize = 20

/** All issues with their outcomes, newest first. */
export function IssueList() {
  const [page, setPage] = useState(1)
  const issues = useDeskIssues({ page, pageSize })
  return (
    <div className={styles.list}>
      <p>
        <ButtonLink to="/dashboard/newsletter/new">New issue</ButtonLink> <Link to="/dashboard/newsletter/subscribers">Subscribers</Link>
      </p>
      <LoadState
        of={issues}
        pending={<SkeletonText lines={8} />}
        failedMessage="The issues could not be loaded."
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Notice kind="empty" title="There is no issue yet.">
            A new one begins with this week’s figures and the newest articles.
          </Notice>
        }
      >
        {({ items, total }) => (
          <>
            <IssueTable issues={items} />
            {Number(total) > pageSize && <NumberedPager label="Pages of issues" pages={pagesShown(total, pageSize)} page={page} onPage={setPage} />}
          </>
        )}
      </LoadState>
    </div>
  )
}

/** Returns the date of an issue in words: of its start; of a draft the time at which it goes out by itself, or its last save. */
function dateText({ startedAt, savedAt, goesAt }: DeskIssueLine) {
  if (startedAt !== null) return `Sent ${dateAndTimeInIndia(new Date(startedAt))}`
  return goesAt === null ? `Saved ${dateAndTimeInIndia(new Date(savedAt))}` : `Goes out ${dateAndTimeInIndia(new Date(goesAt))}`
}

const countText = (count: number | undefined) => (count === undefined ? '–' : groupedNumber(count))

const IssueTable = ({ issues }: { issues: readonly DeskIssueLine[] }) => (
  <table className={table.table} aria-label="Issues">
    <thead>
      <tr>
        <th scope="col">Subject</th>
        <th scope="col">State</th>
        <th scope="col">Readers</th>
        <th scope="col">Sent</th>
        <th scope="col" className={table.wide}>
          Refused
        </th>
        <th scope="col" className={table.wide}>
          Date
        </th>
      </tr>
    </thead>
    <tbody>
      {issues.map((issue) => (
        <tr key={issue._id}>
          <th scope="row" className={table.name}>
            <span className={table.title}>
              <Link to={deskIssuePath(issue._id)}>{issue.subject || 'No subject yet'}</Link>
            </span>
            {issue.number !== null && <span className={table.kind}>{`Issue ${issue.number}`}</span>}
            <span className={table.narrow}>{dateText(issue)}</span>
          </th>
          <td>{stateTexts[issue.state]}</td>
          <td>{countText(issue.counts?.list)}</td>
          <td>{countText(issue.counts?.accepted)}</td>
          <td className={table.wide}>{countText(issue.counts?.refused)}</td>
          <td className={table.wide}>
            <time dateTime={issue.startedAt ?? issue.goesAt ?? issue.savedAt}>{dateText(issue)}</time>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
