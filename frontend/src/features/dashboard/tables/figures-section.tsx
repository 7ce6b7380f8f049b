import { useState } from 'react'
import type { AffectedEntry } from '@artha/contract/figures-to-review'
import { useFiguresToReview, useMarkReviewed } from '../api.ts'
import { titledProblemOf } from '../../../ui/refused-call.ts'
import { FiguresToReview } from './figures-to-review.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { Message } from '../../../ui/message.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { refusalOf } from '../../../api/refusal-of.ts'
import styles from './manager.module.css'

type Outcome = { kind: 'done' | 'failed'; title: string; detail?: string | undefined }

/** The content to check again because a figure changed. Renders nothing if there is none or it cannot be loaded. */
export function FiguresSection() {
  const { data } = useFiguresToReview()
  const { write: noteLookedAt } = useMarkReviewed()
  const [busyId, setBusyId] = useState<string>()
  const [outcome, setOutcome] = useState<Outcome>()

  async function lookedAt({ kind, _id, title }: AffectedEntry) {
    if (busyId !== undefined) return
    setBusyId(_id)
    setOutcome(undefined)
    try {
      await noteLookedAt({ body: { kind, id: _id } })
      setOutcome({ kind: 'done', title: `Marked as reviewed: ${title}` })
    } catch (error) {
      setOutcome({ kind: 'failed', ...titledProblemOf(refusalOf(error), 'It could not be saved.') })
    }
    setBusyId(undefined)
  }

  if (data === undefined || (data.length === 0 && busyId === undefined && outcome === undefined)) return null
  return (
    <section className={styles.list} aria-labelledby="figures-to-read">
      <SectionHeading id="figures-to-read">Figures to review</SectionHeading>
      <LiveRegion role="status">{outcome && <Message {...outcome} />}</LiveRegion>
      {data.length === 0 ? (
        <p>All figures are reviewed.</p>
      ) : (
        <FiguresToReview figures={data} busyId={busyId} onLookedAt={(piece) => void lookedAt(piece)} />
      )}
    </section>
  )
}
