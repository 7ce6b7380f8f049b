import { Link } from 'react-router-dom'
import { SectionHeading } from '../../ui/section-heading.tsx'
import styles from './academy-modules.module.css'

const modules = [
  {
    title: 'Stock Market Basics',
    text: 'What a share is, who trades it, and what its price tells you.',
    now: { text: 'Read articles on investment', to: '/investment' },
  },
  {
    title: 'Technical Analysis',
    text: 'How to read a chart, and its limits.',
    now: { text: 'Work out an annual return', to: '/returns-calculator' },
  },
  {
    title: 'Futures Trading',
    text: 'Agreeing a price today for a later date, and the margin it needs.',
    now: { text: 'Work out the tax on a gain', to: '/capital-gains-calculator' },
  },
  {
    title: 'Options Trading',
    text: 'A right without an obligation: what it costs and how it expires.',
    now: { text: 'Read articles on finance', to: '/finance' },
  },
  {
    title: 'Loan Knowledge',
    text: 'EMI, interest, fees, and what prepaying changes.',
    now: { text: 'Open the loan calculator', to: '/loan-calculator' },
  },
  {
    title: 'Investment',
    text: 'Goals, time and risk, in that order, and why.',
    now: { text: 'Open the SIP calculator', to: '/sip-calculator' },
  },
]

/** The six modules of the academy. None is available yet: a click says so, and each names what can be used meanwhile. */
export const AcademyModules = ({ onChoose }: { onChoose: () => void }) => (
  <section aria-labelledby="modules-title">
    <SectionHeading id="modules-title">Modules</SectionHeading>
    <ul className={styles.modules}>
      {modules.map(({ title, text, now }, index) => (
        <li key={title} className={styles.module}>
          <p className={styles.number}>{index + 1}</p>
          <h3 className={styles.title}>
            <button type="button" className={styles.choose} onClick={onChoose}>
              {title}
            </button>
          </h3>
          <p className={styles.text}>
            <span>{`${text} `}</span>
            <Link to={now.to}>{now.text}</Link>
          </p>
        </li>
      ))}
    </ul>
  </section>
)
