import { looksTheSame, type SideContent, type SidesRow } from '../conflict/conflict-sides.ts'
import { SideContentView } from './side-content.tsx'
import { wordChanges } from '../../../lib/word-changes.ts'
import styles from './version-differences.module.css'

const textOf = (side: SideContent) => side?.text ?? ''

/** The differences between two versions, before and after side by side, compared word by word. */
export const VersionDifferences = ({ rows }: { rows: readonly SidesRow[] }) => (
  <ul className={styles.rows}>
    {rows.map((row) => {
      const changes = wordChanges(textOf(row.mine), textOf(row.theirs))
      return (
        <li key={row.key} className={styles.row}>
          <h3 className={styles.name}>{row.name}</h3>
          {looksTheSame(row) && <p className={styles.same}>The words are the same; the formatting differs.</p>}
          <div className={styles.side}>
            <p className={styles.whose}>Before</p>
            <SideContentView of={row.mine} runs={changes.before} changed="del" />
          </div>
          <div className={styles.side}>
            <p className={styles.whose}>After</p>
            <SideContentView of={row.theirs} runs={changes.after} changed="ins" />
          </div>
        </li>
      )
    })}
  </ul>
)
