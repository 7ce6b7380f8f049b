import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { ShareButton } from '../../../ui/share-button.tsx'
import { CopyLink } from '../links/copy-link.tsx'
import { mostScenarios, type Keeping } from '../scenarios/kept-scenarios.ts'
import styles from './calculator-frame.module.css'

interface FrameActionsProps {
  /** What is shared, as a share sheet names it. */
  title: string
  /** A path with its query. */
  address: string
  onKeep: () => Keeping
  onReset: () => void
}

/** What can be done with the figures that were entered. */
export function FrameActions({ title, address, onKeep, onReset }: FrameActionsProps) {
  const [keeping, setKeeping] = useState<{ of: string; words: string }>()
  return (
    <>
      <div className={styles.actions}>
        <CopyLink address={address} />
        <ShareButton title={title} address={address} />
        <Button onClick={() => setKeeping({ of: address, words: keepingWords(onKeep()) })}>Keep as scenario</Button>
        <Button onClick={onReset}>Reset</Button>
      </div>
      <div className={styles.aside}>
        <LiveRegion role="status">{keeping?.of === address && keeping.words}</LiveRegion>
      </div>
    </>
  )
}

function keepingWords(keeping: Keeping) {
  if (keeping.kind === 'full') return `${mostScenarios} scenarios are kept. Remove one of them to keep another.`
  if (keeping.kind === 'known') return `These figures are kept already, as scenario ${keeping.number}.`
  return `Kept as scenario ${keeping.number}, below the result. Change a figure to see the difference.`
}
