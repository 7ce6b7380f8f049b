import { Link } from 'react-router-dom'
import styles from './overview-box.module.css'

/** A line of a box: a title with its link and a note. */
export interface OverviewLine {
  key: string
  title: string
  to?: string | undefined
  note?: string | undefined
}

interface OverviewBoxProps {
  id: string
  title: string
  /** The total; undefined if nothing is counted or it is not loaded. */
  count?: string | undefined
  /** The message if there are no lines. */
  empty: string
  lines: readonly OverviewLine[]
  /** A link to the full list: a page, a part of this page, or the Studio in a new tab. */
  onward?: { to: string; words: string; isOutside?: boolean } | undefined
}

/** A box at the top of the dashboard: a count, the first few entries and a link to all of them. */
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

/** A link to a part of this page is a plain anchor, because the browser then also moves the focus. */
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
