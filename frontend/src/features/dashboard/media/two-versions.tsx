import { Button } from '../../../ui/button.tsx'
import styles from './two-versions.module.css'

interface TwoVersionsProps {
  /** The field that two people changed. */
  label: string
  /** What somebody else saved. */
  said: string
  onTheirs: () => void
  onMine: () => void
}

/** The choice between a saved value and one's own. */
export const TwoVersions = ({ label, said, onTheirs, onMine }: TwoVersionsProps) => (
  <div className={styles.choice} role="group" aria-label={`${label}: two versions`}>
    <p>{said}</p>
    <Button onClick={onTheirs}>Use theirs</Button>
    <Button onClick={onMine}>Keep mine</Button>
  </div>
)
