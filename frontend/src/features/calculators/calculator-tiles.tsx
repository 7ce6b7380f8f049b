import { Link } from 'react-router-dom'
import type { ReactNode } from 'react'
import { SectionHeading } from '../../ui/section-heading.tsx'
// The script of the results loads later, but their styles come with the page
import results from './calculator-results.module.css'
import styles from './calculator-tiles.module.css'

/** The calculator section of the front page: six calculators with their initial results, and a row of others. */
export const CalculatorTiles = ({ children }: { children: ReactNode }) => (
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
    <div className={results.results}>{children}</div>
  </section>
)
