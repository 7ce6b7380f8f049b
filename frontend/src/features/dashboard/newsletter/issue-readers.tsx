import type { ListedOutcome } from '@artha/contract/newsletter-issue'
import { useState } from 'react'
import { LoadState } from '../../../ui/load-state.tsx'
import { NumberedPager } from '../../../ui/numbered-pager.tsx'
import { RadioStrip } from '../../../ui/radio-strip.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { useIssueReaders } from '../api.ts'
import table from '../tables/desk-table.module.css'
import styles from '../tables/manager.module.css'
import { pagesShown } from '../tables/pages-shown.ts'
import issue from './issue.module.css'

const pageSize = 20

const outcomes: readonly { value: ListedOutcome; label: string }[] = [
  { value: 'unknown', label: 'Unknown' },
  { value: 'refused', label: 'Refused' },
  { value: 'waiting', label: 'Waiting' },
]

/** The readers whom an issue may not have reached, with what the mail server said. */
export function IssueReaders({ id }: { id: string }) {
  const [outcome, setOutcome] = useState<ListedOutcome>('unknown')
  const [page, setPage] = useState(1)
  const readers = useIssueReaders(id, { outcome, page, pageSize })

  function choose(chosen: ListedOutcome) {
    setOutcome(chosen)
    setPage(1)
  }

  return (
    <section className={styles.list} aria-labelledby="readers">
      <SectionHeading id="readers">Readers it may not have reached</SectionHeading>
      <div className={issue.choice}>
        <RadioStrip label="Outcome" options={outcomes} value={outcome} onChange={choose} />
      </div>
      {outcome === 'unknown' && (
        <p className={styles.about}>Handed over to the mail server, which never answered: they may have it. It is never sent to them again.</p>
      )}
      <LoadState
        of={readers}
        pending={<SkeletonText lines={4} />}
        failedMessage="The readers could not be loaded."
        isEmpty={({ items }) => items.length === 0}
        empty={<p className={styles.about}>Nobody.</p>}
      >
        {({ items, total }) => (
          <>
            <table className={table.table} aria-label="Readers">
              <thead>
                <tr>
                  {['Address', 'The mail server said', 'Tries'].map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {items.map(({ email, reason, tries }, place) => (
                  <tr key={place}>
                    <th scope="row">{email || 'Deleted since'}</th>
                    <td>{reason || '–'}</td>
                    <td>{tries}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            {Number(total) > pageSize && <NumberedPager label="Pages of readers" pages={pagesShown(total, pageSize)} page={page} onPage={setPage} />}
          </>
        )}
      </LoadState>
    </section>
  )
}
