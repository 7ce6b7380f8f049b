import { DocumentPage } from '../../ui/document-page.tsx'
import { lateHydrated } from '../../ui/late-hydrated.tsx'
import { trailTo } from './calculator-trails.ts'

/** All calculators with their cases: more than a page may load before it answers to touch. */
const LateCases = lateHydrated(async () => (await import('./accuracy-cases.tsx')).AccuracyCases)

/** Published figures beside ours, worked out as the page is drawn by the functions that the calculators use. */
export const AccuracyPage = () => (
  <DocumentPage
    trail={trailTo('/calculators/accuracy')}
    title="How exact the calculators are"
    standfirst="What others published or worked out independently, beside what our calculators make of the same input."
  >
    <LateCases />
  </DocumentPage>
)
