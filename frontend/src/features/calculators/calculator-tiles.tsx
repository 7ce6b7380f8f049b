import { Link } from 'react-router-dom'
import type { ReactNode } from 'react'
import { SectionHeading } from '../../ui/section-heading.tsx'
// The figures' script comes late; what they look like comes with the page
import figures from './calculator-figures.module.css'
import styles from './calculator-tiles.module.css'

/** The ways from the front page to the calculators: six with what they work out at first, and a row of others. */
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
    <div className={figures.figures}>{children}</div>
  </section>
)
