import { checkedPaths, innerLinksIn } from '@artha/contract/inner-links'
import { useBrokenAmong } from '../api.ts'
import { useDebounced } from '../tables/use-debounced.ts'
import type { ArticleValues } from './article-values.ts'
import { textChecks } from './text-checks.ts'
import styles from './text-check-list.module.css'

const typingDelayMs = 300

/** Hints on the text. None of them prevents saving. */
export function TextCheckList({ values }: { values: ArticleValues }) {
  const links = innerLinksIn(values.sections.map(({ description }) => description).join(''))
  const { data } = useBrokenAmong(useDebounced(checkedPaths(links), typingDelayMs))
  const broken = (data ?? []).map(({ path }) => path).filter((path) => links.includes(path))
  const checks = textChecks(values, broken)
  const open = checks.filter(({ isWell }) => !isWell).length
  return (
    <details className={styles.checks}>
      <summary className={styles.summary}>
        Checks <span className={styles.count}>{open === 0 ? 'all good' : `${open} to review`}</span>
      </summary>
      <ul className={styles.list}>
        {checks.map(({ name, isWell, words }) => (
          <li key={name} className={isWell ? undefined : styles.open}>
            <span className={styles.name}>
              <span aria-hidden="true">{isWell ? '✓' : '•'}</span> <span>{name}</span>
              <span className="visually-hidden">{isWell ? ', OK:' : ', to review:'}</span>
            </span>{' '}
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
