import { Link } from 'react-router-dom'
import styles from './overview-box.module.css'

/** A line of a box: what it is, where it leads, and a word beside it. */
export interface OverviewLine {
  key: string
  title: string
  to?: string | undefined
  note?: string | undefined
}

interface OverviewBoxProps {
  id: string
  title: string
  /** How many there are; left out where nothing is counted, or not yet. */
  count?: string | undefined
  /** What is said where there are no lines. */
  empty: string
  lines: readonly OverviewLine[]
  /** Where all of it is: a page or a part of this one, or the Studio in a new tab. */
  onward?: { to: string; words: string; isOutside?: boolean } | undefined
}

/** One of the boxes at the top of the desk: how many, the first few, and the way to all of them. */
export const OverviewBox = ({ id, title, count, empty, lines, onward }: OverviewBoxProps) => (
  <section className={styles.box} aria-labelledby={id}>
    <h2 className={styles.title} id={id}>
      <span>{title}</span>
      {count !== undefined && <span className={styles.count}>{` ${count}`}</span>}
    </h2>
    {lines.length === 0 ? (
      <p className={styles.empty}>{empty}</p>
    ) : (
      <ul className={styles.lines}>
        {lines.map(({ key, title: name, to, note }) => (
          <li key={key} className={styles.line}>
            {to === undefined ? <span>{name}</span> : <Link to={to}>{name}</Link>}
            {note !== undefined && <span className={styles.note}>{` ${note}`}</span>}
          </li>
        ))}
      </ul>
    )}
    {onward && <Onward {...onward} />}
  </section>
)

/** A part of this page is reached by the browser itself, which moves the focus there too. */
function Onward({ to, words, isOutside = false }: NonNullable<OverviewBoxProps['onward']>) {
  if (to.startsWith('#'))
    return (
      <a className={styles.onward} href={to}>
        {words}
      </a>
    )
  if (!isOutside)
    return (
      <Link className={styles.onward} to={to}>
        {words}
      </Link>
    )
  return (
    <a className={styles.onward} href={to} target="_blank" rel="noopener noreferrer">
      <span>{words}</span>
      <span className="visually-hidden"> (new tab)</span>
    </a>
  )
}
