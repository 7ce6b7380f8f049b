import type { FigureRow } from '@artha/contract/figure-answer'
import { useState } from 'react'
import { CaseActions } from '../../features/calculators/accuracy/case-actions.tsx'
import { CaseTable } from '../../features/calculators/accuracy/case-table.tsx'
import { checkedCases } from '../../features/calculators/accuracy/checked-cases.ts'
import { ownFormula } from '../../features/calculators/references/reference-sources.ts'
import { ShippedFiguresNote } from '../../features/figures/shipped-figures-note.tsx'
import { todayInIndia } from '../../lib/india-clock.ts'
import { SectionHeading } from '../../ui/section-heading.tsx'
import styles from './accuracy-cases.module.css'

/** Every published result beside ours, which is calculated as the page renders. */
export function AccuracyCases({ rows }: { rows: readonly FigureRow[] }) {
  const [today] = useState(todayInIndia)
  const calculators = checkedCases(rows, today)
  const results = calculators.flatMap((each) => each.results)
  const agreeing = results.filter(({ agrees }) => agrees).length
  const workedOut = results.filter(({ source }) => source === ownFormula).length
  return (
    <>
      <p className={styles.text}>
        {`${results.length - workedOut} published figures and ${workedOut} calculated independently: ${agreeing} of these ${results.length} match ours to the last decimal.`}
      </p>
      <p className={styles.text}>
        Our figures are calculated as this page loads. Amounts are in rupees, rates in percent; ours show more decimals, so you can see the rounding.
        Sources that count in years are shown in months.
      </p>
      <ShippedFiguresNote rows={rows} />
      {calculators.map((calculator, index) => (
        <section key={calculator.name} aria-labelledby={`cases-${index}`}>
          <SectionHeading id={`cases-${index}`}>{calculator.name}</SectionHeading>
          <CaseActions {...calculator} />
          <CaseTable {...calculator} />
        </section>
      ))}
    </>
  )
}
