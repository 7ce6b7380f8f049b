import type { SideContent } from '../conflict/conflict-sides.ts'
import type { Run } from '../../../lib/word-changes.ts'
import styles from './side-content.module.css'

interface SideContentViewProps {
  of: SideContent
  runs: readonly Run[]
  /** The element that marks words missing on the other side. */
  changed: 'del' | 'ins' | 'mark'
}

/** One side of a comparison, with the words marked that the other side does not have. */
export function SideContentView({ of, runs, changed: Changed }: SideContentViewProps) {
  if (of === undefined) return <span className={styles.none}>Not in this version</span>
  const { imageUrl = '', imageAlt = '' } = of
  return (
    <span className={styles.content}>
      <span className={styles.text}>
        {runs.length === 0 && <span className={styles.none}>Empty</span>}
        {runs.map(({ text, isChanged }, at) => (isChanged ? <Changed key={at}>{text}</Changed> : <span key={at}>{text}</span>))}
      </span>
      {imageUrl !== '' && <span className={styles.picture}>{`Picture: ${imageUrl}${imageAlt && `, “${imageAlt}”`}`}</span>}
    </span>
  )
}
