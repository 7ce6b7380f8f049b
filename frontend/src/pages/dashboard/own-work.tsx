import type { DeskSummary } from '@artha/contract/desk'
import styles from './own-work.module.css'

/** The counts of the user's own entries and a link to the Studio. A count that is not loaded is a dash; without data there is no link. */
export function OwnWork({ summary }: { summary: { data: DeskSummary | undefined } }) {
  const { data } = summary
  const counts = [
    ['Articles', data?.articles],
    ['Scheduled', data?.scheduled],
    ['Stories', data?.stories],
  ] as const
  return (
    <div className={styles.work}>
      <dl className={styles.counts} aria-label="Your own work">
        {counts.map(([name, count]) => (
          <div key={name} className={styles.count}>
            <dt>{name}</dt>
            <dd className={styles.figure}>{count ?? '–'}</dd>
          </div>
        ))}
      </dl>
      {data?.studioUrl && (
        <a className={styles.studio} href={data.studioUrl} target="_blank" rel="noopener noreferrer">
          Open the Studio<span className="visually-hidden"> (new tab)</span>
        </a>
      )}
    </div>
  )
}
