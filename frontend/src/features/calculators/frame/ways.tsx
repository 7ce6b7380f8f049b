import { Link } from 'react-router-dom'
import styles from './ways.module.css'

/** A link to another page, with the reader's numbers in its address. */
export interface Way {
  text: string
  to: string
}

/** Links to pages that continue with these results. */
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
