import { SectionHeading } from '../../ui/section-heading.tsx'
import styles from './awaited-prices.module.css'

interface AwaitedPanelProps {
  /** Its anchor on the front page. */
  id: string
  title: string
  /** What will stand here. */
  children: string
}

const notYet = 'Prices are not available yet'

/** The place of a panel whose prices are still to come. */
export const AwaitedPanel = ({ id, title, children }: AwaitedPanelProps) => (
  <section id={id} aria-labelledby={`${id}-title`}>
    <SectionHeading id={`${id}-title`} size="small">
      {title}
    </SectionHeading>
    <div className={styles.panel}>
      <p className={styles.words}>{notYet}</p>
      <p className={styles.text}>{children}</p>
    </div>
  </section>
)

/** The place of the line of prices under the lead. */
export const AwaitedStrip = () => (
  <section className={styles.strip} aria-labelledby="prices-title">
    <h2 id="prices-title" className={styles.label}>
      Markets
    </h2>
    <p className={styles.text}>{notYet}. Each will stand here with its source and its time.</p>
  </section>
)
