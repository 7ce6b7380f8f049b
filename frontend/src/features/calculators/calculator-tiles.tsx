import { Link } from 'react-router-dom'
import { SectionHeading } from '../../ui/section-heading.tsx'
import styles from './calculator-tiles.module.css'

const tiles = [
  { title: 'Home loan', text: 'The instalment for a home, and what it adds up to.', to: '/home-loan-calculator' },
  { title: 'Car loan', text: 'What a car costs a month.', to: '/car-loan-calculator' },
  { title: 'Fixed deposit', text: 'What a deposit comes to at the end.', to: '/fixed-deposit-calculator' },
  { title: 'Net worth', text: 'What you own less what you owe.', to: '/networth-calculator' },
  { title: 'Revenue & profit', text: 'What is left of what comes in.', to: '/revenue-calculator' },
]

/** The ways from the front page to the calculators. */
export const CalculatorTiles = () => (
  <section id="calculator" aria-labelledby="calculator-title">
    <SectionHeading id="calculator-title" aside={<Link className={styles.all} to="/calculators">All calculators</Link>}>
      Calculator
    </SectionHeading>
    <ul className={styles.tiles}>
      {tiles.map(({ title, text, to }) => (
        <li key={to} className={styles.tile}>
          <h3 className={styles.title}>
            <Link className={styles.link} to={to}>
              {title}
            </Link>
          </h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  </section>
)
