import { Button } from '../../ui/button.tsx'
import * as texts from './panel-texts.tsx'
import styles from './not-available.module.css'

interface NotAvailableProps {
  /** What cannot be had, as in "Metal prices". */
  what: string
  retry: () => void
}

/** In the place of figures that cannot be had: never an old one without its time, never a guess. */
export const NotAvailable = ({ what, retry }: NotAvailableProps) => (
  <div className={styles.place} role="status">
    <p>{texts.notAvailable(what)}</p>
    <Button look="bare" onClick={retry}>
      {texts.tryAgain}
    </Button>
  </div>
)
