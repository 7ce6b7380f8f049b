import { Link } from 'react-router-dom'
import { updatedRow, type BoardUpdates } from './board/board-updates.ts'
import { calculatorTiles } from './tile-results.ts'
import styles from './calculator-results.module.css'

const row = [
  ['Home loan', '/home-loan-calculator'],
  ['Car loan', '/car-loan-calculator'],
  ['Fixed deposit', '/fixed-deposit-calculator'],
  ['Net worth', '/networth-calculator'],
  ['Revenue & profit', '/revenue-calculator'],
] as const

/** Six calculators with their initial results, current with today's register, and a row of other calculators. */
export const CalculatorResults = ({ changed }: { changed: BoardUpdates }) => (
  <>
    <ul className={styles.tiles}>
      {calculatorTiles
        .map((tile) => updatedRow(changed, tile.to, tile))
        .map(({ title, result, text, to }) => (
          <li key={to} className={styles.tile}>
            <h3 className={styles.title}>
              <Link className={styles.link} to={to}>
                {title}
              </Link>
            </h3>
            <p className={styles.result} translate="no">
              {result}
            </p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
    </ul>
    <ul className={styles.row}>
      {row.map(([title, to]) => (
        <li key={to}>
          <Link className={styles.other} to={to}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </>
)
