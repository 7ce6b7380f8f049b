import { useState } from 'react'
import { Link } from 'react-router-dom'
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

/** All issues with their outcomes, drafts first. */
export function IssueList() {
  const [page, setPage] = useState(1)
  const issues = useDeskIssues({ page, pageSize })
  return (
    <div className={styles.list}>
      <p>
        <ButtonLink to="/dashboard/newsletter/new">New issue</ButtonLink>
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
            <table className={table.table} aria-label="Issues">
              <thead>
                <tr>
                  {['Subject', 'Number', 'State', 'On the list', 'Accepted', 'Refused'].map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {items.map(({ _id, number, state, subject, counts }) => (
                  <tr key={_id}>
                    <th scope="row" className={table.name}>
                      <Link to={deskIssuePath(_id)}>{subject || 'No subject yet'}</Link>
                    </th>
                    <td>{number ?? '–'}</td>
                    <td>{stateTexts[state]}</td>
                    <td>{counts?.list ?? '–'}</td>
                    <td>{counts?.accepted ?? '–'}</td>
                    <td>{counts?.refused ?? '–'}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            {Number(total) > pageSize && <NumberedPager label="Pages of issues" pages={pagesShown(total, pageSize)} page={page} onPage={setPage} />}
          </>
        )}
      </LoadState>
    </div>
  )
}
