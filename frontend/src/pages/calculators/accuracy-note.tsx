import { Link } from 'react-router-dom'
import styles from './accuracy-note.module.css'

/** A note on a calculator's limits, with a link to the accuracy page. */
export const AccuracyNote = ({ children }: { children: string }) => (
  <p className={styles.text}>
    <span>{`${children} See`}</span>{' '}
    <Link className={styles.link} to="/calculators/accuracy">
      how accurate our calculators are
    </Link>
    .
  </p>
)
