import { CaseTable } from '../../features/calculators/accuracy/case-table.tsx'
import { checkedCases } from '../../features/calculators/references/checked-cases.ts'
import { DocumentPage } from '../../ui/document-page.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { trailTo } from './calculator-trails.ts'
import styles from './accuracy-page.module.css'

/** Published figures beside ours, worked out as the page is drawn by the functions that the calculators use. */
export function AccuracyPage() {
  const calculators = checkedCases()
  const figures = calculators.flatMap((each) => each.figures)
  const agreeing = figures.filter(({ agrees }) => agrees).length
  return (
    <DocumentPage
      trail={trailTo('/calculators/accuracy')}
      title="How exact the calculators are"
      standfirst={`${agreeing} of ${figures.length} published figures agree with ours to the last decimal that was published.`}
    >
      <p className={styles.text}>
        Every figure below was published by somebody else, or worked out apart from this site. Beside it stands what our calculators
        make of the same input, worked out as this page was drawn. Amounts are in rupees, rates in percent; ours is shown with more
        decimals, so that you can see how it rounds. A source that counts in years instead of months is given with its months.
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
