import { Link } from 'react-router-dom'
import styles from './accuracy-note.module.css'

/** What a calculator leaves out, and the way to the page on which it is checked. */
export const AccuracyNote = ({ children }: { children: string }) => (
  <p className={styles.text}>
    <span>{`${children} See`}</span>{' '}
    <Link className={styles.link} to="/calculators/accuracy">
      how accurate our calculators are
    </Link>
    .
  </p>
)
