import { BackIcon, ForwardIcon } from './icons.tsx'
import { ButtonLink } from './button.tsx'
import styles from './pager.module.css'

interface PagerProps {
  label: string
  newer: string | undefined
  older: string | undefined
  /** Labels for a list that is not in order of time. */
  words?: readonly [newer: string, older: string]
}

/** Links to the previous and next page; renders nothing if there is only one page. */
export function Pager({ label, newer, older, words = ['Newer', 'Older'] }: PagerProps) {
  if (newer === undefined && older === undefined) return null
  return (
    <nav className={styles.pager} aria-label={label}>
      {newer !== undefined && (
        <ButtonLink to={newer} rel="prev">
          <BackIcon size={18} /> <span>{words[0]}</span>
        </ButtonLink>
      )}
      {older !== undefined && (
        <ButtonLink to={older} rel="next" className={styles.older}>
          <span>{words[1]}</span> <ForwardIcon size={18} />
        </ButtonLink>
      )}
    </nav>
  )
}
