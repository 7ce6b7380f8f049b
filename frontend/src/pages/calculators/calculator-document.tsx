import type { FigureRow } from '@artha/contract/figure-answer'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { Calculator } from '../../features/calculators/definition/calculator.ts'
import { CalculatorView } from '../../features/calculators/definition/calculator-view.tsx'
import type { Fields } from '../../features/calculators/definition/field.ts'
import { DocumentPage } from '../../ui/document-page.tsx'
import { lateHydrated } from '../../ui/late-hydrated.tsx'
import { trailTo } from './calculator-trails.ts'
import type { SourcesOf } from './figures-used.tsx'

const LateNotes = lateHydrated(async () => (await import('../../features/calculators/frame/calculator-notes.tsx')).CalculatorNotes)
const LateAccuracyNote = lateHydrated(async () => (await import('./accuracy-note.tsx')).AccuracyNote)
const LateFiguresUsed = lateHydrated(async () => (await import('./figures-used.tsx')).FiguresUsed)

interface DocumentProps<Of extends Fields, Results extends object> {
  of: Calculator<Of, Results>
}

/** The page of a calculator: its title, the calculator, and a link to the accuracy page. */
export const CalculatorDocument = <const Of extends Fields, Results extends object>({
  of,
  children,
}: DocumentProps<Of, Results> & { children: ReactNode }) => (
  <DocumentPage isTool trail={trailTo(of.name)} title={of.title} standfirst={of.standfirst}>
    {children}
    {of.accuracy !== false && <LateAccuracyNote>{of.accuracy ?? 'See every step under “How this is worked out”.'}</LateAccuracyNote>}
  </DocumentPage>
)

/** The calculator, why other sites differ, its limits, and the official figures it uses, if `rows` has them. */
export function WholeCalculator<const Of extends Fields, Results extends object>({
  of,
  rows,
}: DocumentProps<Of, Results> & { rows?: readonly FigureRow[] }) {
  // It reads only fields of this calculator, so the cast is safe.
  const sources = of.sources as SourcesOf | undefined
  return (
    <>
      <CalculatorView key={useLocation().search} of={of} />
      {of.Notes ? <of.Notes /> : of.differs !== undefined && <LateNotes differs={of.differs} leavesOut={of.leavesOut} />}
      {sources && rows && <LateFiguresUsed sources={sources} fields={of.fields} rows={rows} />}
    </>
  )
}
