import { Button } from '../../ui/button.tsx'
import * as texts from './panel-texts.tsx'
import styles from './not-available.module.css'

interface NotAvailableProps {
  /** The name of the missing prices, such as "Metal prices". */
  what: string
  retry: () => void
}

/** Replaces prices that could not be loaded. An old price without its time, or a guess, is never shown. */
export const NotAvailable = ({ what, retry }: NotAvailableProps) => (
  <div className={styles.place} role="status">
    <p>{texts.notAvailable(what)}</p>
    <Button look="bare" onClick={retry}>
      {texts.tryAgain}
    </Button>
  </div>
)
