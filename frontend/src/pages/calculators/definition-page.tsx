import type { FigureRow } from '@artha/contract/figure-answer'
import { useMemo, useState, type ComponentType, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useFiguresOf } from '../../api/figures.ts'
import type { Calculator } from '../../features/calculators/definition/calculator.ts'
import { CalculatorView } from '../../features/calculators/definition/calculator-view.tsx'
import type { Fields } from '../../features/calculators/definition/field.ts'
import type { WithFigures } from '../../features/calculators/definition/with-figures.ts'
import { todayInIndia } from '../../lib/india-clock.ts'
import { DocumentPage } from '../../ui/document-page.tsx'
import { lateHydrated } from '../../ui/late-hydrated.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { trailTo } from './calculator-trails.ts'
import type { SourcesOf } from './figures-used.tsx'

const LateNotes = lateHydrated(async () => (await import('../../features/calculators/frame/calculator-notes.tsx')).CalculatorNotes)
const LateAccuracyNote = lateHydrated(async () => (await import('./accuracy-note.tsx')).AccuracyNote)
const LateFiguresUsed = lateHydrated(async () => (await import('./figures-used.tsx')).FiguresUsed)

/** Makes the page of a calculator definition: the calculator, why other sites differ, and its limits. */
export const definitionPage = <const Of extends Fields, Figures extends object>(of: Calculator<Of, Figures>): ComponentType =>
  function DefinitionPage() {
    return (
      <Page of={of}>
        <Whole of={of} />
      </Page>
    )
  }

/** Makes the page of a calculator that uses official figures. Their rows come with the page, or the browser reads them during navigation. */
export function registerPage<const Of extends Fields, Figures extends object>({ keys, of }: WithFigures<Calculator<Of, Figures>>): ComponentType {
  // Path, title and standfirst are the same on every day
  const words = of([], '')
  return function RegisterPage() {
    const figures = useFiguresOf(keys)
    return (
      <Page of={words}>
        <LoadState of={figures} pending={null}>
          {(rows) => <Made of={of} rows={rows} />}
        </LoadState>
      </Page>
    )
  }
}

interface MadeProps<Of extends Fields, Figures extends object> {
  of: WithFigures<Calculator<Of, Figures>>['of']
  rows: readonly FigureRow[]
}

/** The calculator for the given rows. An open page follows a change of the figures and keeps the entered values. */
function Made<const Of extends Fields, Figures extends object>({ of, rows }: MadeProps<Of, Figures>) {
  const [today] = useState(todayInIndia)
  return <Whole of={useMemo(() => of(rows, today), [of, rows, today])} rows={rows} />
}

interface PageProps<Of extends Fields, Figures extends object> {
  of: Calculator<Of, Figures>
}

const Page = <const Of extends Fields, Figures extends object>({ of, children }: PageProps<Of, Figures> & { children: ReactNode }) => (
  <DocumentPage isTool trail={trailTo(of.name)} title={of.title} standfirst={of.standfirst}>
    {children}
    {of.accuracy !== false && <LateAccuracyNote>{of.accuracy ?? 'See every step under “How this is worked out”.'}</LateAccuracyNote>}
  </DocumentPage>
)

function Whole<const Of extends Fields, Figures extends object>({ of, rows }: PageProps<Of, Figures> & { rows?: readonly FigureRow[] }) {
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
