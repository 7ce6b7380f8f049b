import type { SideContent } from '../conflict/conflict-sides.ts'
import type { Run } from './word-changes.ts'
import styles from './side-content.module.css'

interface SideContentViewProps {
  of: SideContent
  runs: readonly Run[]
  /** How a word that the other side does not have is marked. */
  changed: 'del' | 'ins' | 'mark'
}

/** What stands on one side of a comparison, the words marked that the other side has not. */
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
