import { Link } from 'react-router-dom'
import styles from './ways.module.css'

/** A way to another page, with the reader's figures in its address. */
export interface Way {
  text: string
  to: string
}

/** Where these figures lead on. */
export function Ways({ ways }: { ways: readonly Way[] }) {
  if (ways.length === 0) return null
  return (
    <ul className={styles.ways}>
      {ways.map(({ text, to }) => (
        <li key={to}>
          <Link className={styles.way} to={to}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}
