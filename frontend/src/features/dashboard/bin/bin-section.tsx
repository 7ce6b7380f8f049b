import { useState } from 'react'
import type { BinnedItem } from '@artha/contract/desk'
import { useBin, useRestoreFromBin } from '../api.ts'
import { titledProblemOf } from '../../../ui/refused-call.ts'
import { BinTable } from '../tables/bin-table.tsx'
import { pagesShown } from '../tables/pages-shown.ts'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { LoadState } from '../../../ui/load-state.tsx'
import { Message } from '../../../ui/message.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { NumberedPager } from '../../../ui/numbered-pager.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { refusalOf } from '../../../api/refusal-of.ts'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import styles from '../tables/manager.module.css'

const pageSize = 10

type Outcome = { kind: 'done' | 'failed'; title: string; detail?: string | undefined }

/** For admins: the entries deleted in the last 30 days, which can be restored. */
export function BinSection() {
  const [page, setPage] = useState(1)
  const bin = useBin({ page, pageSize })
  const { write: restoreFromBin } = useRestoreFromBin()
  const [busyId, setBusyId] = useState<string>()
  const [outcome, setOutcome] = useState<Outcome>()

  async function restore({ _id, title }: BinnedItem) {
    if (busyId !== undefined) return
    setBusyId(_id)
    setOutcome(undefined)
    try {
      await restoreFromBin({ id: _id })
      setOutcome({ kind: 'done', title: `Restored: ${title}` })
      setPage(1)
    } catch (error) {
      setOutcome({ kind: 'failed', ...titledProblemOf(refusalOf(error), 'It could not be restored.') })
    }
    setBusyId(undefined)
  }

  return (
    <section className={styles.list} aria-labelledby="bin">
      <SectionHeading id="bin">Bin</SectionHeading>
      <LiveRegion role="status">{outcome && <Message {...outcome} />}</LiveRegion>
      <LoadState
        of={bin}
        pending={<SkeletonText lines={8} />}
        failedMessage="The bin could not be loaded."
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Notice kind="empty" title="The bin is empty.">
            Deleted items stay here for 30 days.
          </Notice>
        }
      >
        {({ items, total }) => (
          <>
            <BinTable items={items} busyId={busyId} onRestore={(item) => void restore(item)} />
            {Number(total) > pageSize && <NumberedPager label="Pages of the bin" pages={pagesShown(total, pageSize)} page={page} onPage={setPage} />}
          </>
        )}
      </LoadState>
    </section>
  )
}
