import { CaseTable } from '../../features/calculators/accuracy/case-table.tsx'
import { checkedCases } from '../../features/calculators/references/checked-cases.ts'
import { ownFormula } from '../../features/calculators/references/reference-sources.ts'
import { DocumentPage } from '../../ui/document-page.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { trailTo } from './calculator-trails.ts'
import styles from './accuracy-page.module.css'

/** Published figures beside ours, worked out as the page is drawn by the functions that the calculators use. */
export function AccuracyPage() {
  const calculators = checkedCases()
  const figures = calculators.flatMap((each) => each.figures)
  const agreeing = figures.filter(({ agrees }) => agrees).length
  const workedOut = figures.filter(({ source }) => source === ownFormula).length
  return (
    <DocumentPage
      trail={trailTo('/calculators/accuracy')}
      title="How exact the calculators are"
      standfirst={`${figures.length - workedOut} published figures and ${workedOut} that were worked out independently: ${agreeing} of these ${figures.length} agree with ours to their last decimal.`}
    >
      <p className={styles.text}>
        Every figure below was published by somebody else, or worked out apart from this site. Beside it stands what our calculators make of the same
        input, worked out as this page was drawn. Amounts are in rupees, rates in percent; ours is shown with more decimals, so that you can see how
        it rounds. A source that counts in years instead of months is given with its months.
      </p>
      {calculators.map((calculator, index) => (
        <section key={calculator.name} aria-labelledby={`cases-${index}`}>
          <SectionHeading id={`cases-${index}`}>{calculator.name}</SectionHeading>
          <CaseTable {...calculator} />
        </section>
      ))}
    </DocumentPage>
  )
}
