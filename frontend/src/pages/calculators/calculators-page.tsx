import { CalculatorTabs } from '../../features/calculators/calculator-tabs.tsx'
import { DocumentPage } from '../../ui/document-page.tsx'
import { lateHydrated } from '../../ui/late-hydrated.tsx'
import { calculatorsTrail } from './calculator-trails.ts'

const LateAccuracyNote = lateHydrated(async () => (await import('./accuracy-note.tsx')).AccuracyNote)
const LateBoard = lateHydrated(async () => (await import('./current-board.tsx')).CurrentBoard)

/** The board of all calculators, and seven of them in tabs. */
export const CalculatorsPage = () => (
  <DocumentPage isTool trail={calculatorsTrail} title="Work it out" standfirst="Ask in your own words, or pick a calculator below.">
    <LateBoard />
    <CalculatorTabs />
    <LateAccuracyNote>Every calculator shows its formula.</LateAccuracyNote>
  </DocumentPage>
)
