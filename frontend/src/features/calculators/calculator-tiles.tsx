import { Link } from 'react-router-dom'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { calculatorTiles } from './tile-figures.ts'
import styles from './calculator-tiles.module.css'

const row = [
  ['Home loan', '/home-loan-calculator'],
  ['Car loan', '/car-loan-calculator'],
  ['Fixed deposit', '/fixed-deposit-calculator'],
  ['Net worth', '/networth-calculator'],
  ['Revenue & profit', '/revenue-calculator'],
] as const

/** The ways from the front page to the calculators: six with what they work out at first, and a row of others. */
export const CalculatorTiles = () => (
  <section id="calculator" aria-labelledby="calculator-title">
    <SectionHeading
      id="calculator-title"
      aside={
        <Link className={styles.all} to="/calculators">
          All calculators
        </Link>
      }
    >
      Calculator
    </SectionHeading>
    <ul className={styles.tiles}>
      {calculatorTiles.map(({ title, figure, text, to }) => (
        <li key={to} className={styles.tile}>
          <h3 className={styles.title}>
            <Link className={styles.link} to={to}>
              {title}
            </Link>
          </h3>
          <p className={styles.figure}>{figure}</p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
    <ul className={styles.row}>
      {row.map(([title, to]) => (
        <li key={to}>
          <Link className={styles.all} to={to}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </section>
)
