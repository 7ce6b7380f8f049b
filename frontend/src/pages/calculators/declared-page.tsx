import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import type { Calculator } from '../../features/calculators/declared/calculator.ts'
import { DeclaredCalculator } from '../../features/calculators/declared/declared-calculator.tsx'
import type { Fields } from '../../features/calculators/declared/field.ts'
import { DocumentPage } from '../../ui/document-page.tsx'
import { lateHydrated } from '../../ui/late-hydrated.tsx'
import { trailTo, type CalculatorPath } from './calculator-trails.ts'
import type { SourcesOf } from './figures-used.tsx'

const LateNotes = lateHydrated(async () => (await import('../../features/calculators/frame/calculator-notes.tsx')).CalculatorNotes)
const LateAccuracyNote = lateHydrated(async () => (await import('./accuracy-note.tsx')).AccuracyNote)
const LateFiguresUsed = lateHydrated(async () => (await import('./figures-used.tsx')).FiguresUsed)

/** The page of a calculator that is described: the calculator, why others differ, what it leaves out, what it stands on. */
export function declaredPage<const Of extends Fields, Figures extends object>(of: Calculator<Of, Figures>): ComponentType {
  // A calculator whose path, or figures, the site does not know is found by `every-calculator.test.ts`.
  const [path, sources] = [of.path as CalculatorPath, of.sources as SourcesOf | undefined]
  return function DeclaredPage() {
    return (
      <DocumentPage isTool trail={trailTo(path)} title={of.title} standfirst={of.standfirst}>
        <DeclaredCalculator key={useLocation().search} of={of} />
        {of.Notes ? <of.Notes /> : <LateNotes differs={of.differs} leavesOut={of.leavesOut} />}
        {sources && <LateFiguresUsed sources={sources} fields={of.fields} />}
        <LateAccuracyNote>Each step of the result stands under “How this is worked out”.</LateAccuracyNote>
      </DocumentPage>
    )
  }
}
