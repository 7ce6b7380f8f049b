import { SectionHeading } from '../../ui/section-heading.tsx'
import styles from './academy-modules.module.css'

const modules = [
  { title: 'Stock Market Basics', text: 'What a share is, who trades it, and what a price says.' },
  { title: 'Technical Analysis', text: 'Reading a chart, and what a chart cannot tell.' },
  { title: 'Futures Trading', text: 'A price agreed on today for a later day, and the margin behind it.' },
  { title: 'Options Trading', text: 'A right without a duty, what it costs, and how it expires.' },
  { title: 'Loan Knowledge', text: 'Instalment, interest, fees, and what prepaying changes.' },
  { title: 'Investment', text: 'Goals, time and risk, and why they are chosen in this order.' },
]

/** The six modules to come; each says so when it is chosen. */
export const AcademyModules = ({ onChoose }: { onChoose: () => void }) => (
  <section aria-labelledby="modules-title">
    <SectionHeading id="modules-title">Modules</SectionHeading>
    <ul className={styles.modules}>
      {modules.map(({ title, text }, index) => (
        <li key={title} className={styles.module}>
          <p className={styles.number}>{index + 1}</p>
          <h3 className={styles.title}>
            <button type="button" className={styles.choose} onClick={onChoose}>
              {title}
            </button>
          </h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  </section>
)
