import { useFiguresOf } from '../../api/figures.ts'
import { DocumentPage } from '../../ui/document-page.tsx'
import { lateHydrated } from '../../ui/late-hydrated.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { trailTo } from './calculator-trails.ts'

/**
 * The figures of every calculator. They stand here as well as in the contract's table, which the script of every page would carry if this page
 * took it from there; `every-calculator.test.ts` holds the two to each other.
 */
export const figuresOfAll =
  'cg-cii,cg-debt-fund,cg-gold,cg-ltcg-equity,cg-property,cg-stcg-equity,epf-ceiling,epf-rate,epf-split,gratuity,gst-rates,it-24b,it-80c,it-80d,it-80tta-ttb,it-act-2025,it-advance,it-cess,it-hra,it-hra-shares,it-nps-own,it-rebate-new,it-rebate-old,it-rounding,it-slabs-new,it-slabs-old,it-stddeduction,it-surcharge,nps-exit,nps-exit-govt,nps-tax,ss-kvp,ss-mis,ss-nsc,ss-ppf,ss-rates,ss-scss,ss-ssy,ss-td,tds-interest'

/** All calculators with their cases: more than a page may load before it answers to touch. */
const LateCases = lateHydrated(async () => (await import('./accuracy-cases.tsx')).AccuracyCases)

/** Published figures beside ours, worked out as the page is drawn by the functions that the calculators use. */
export function AccuracyPage() {
  const figures = useFiguresOf(figuresOfAll)
  return (
    <DocumentPage
      trail={trailTo('/calculators/accuracy')}
      title="How accurate our calculators are"
      standfirst="Published or independently calculated results, next to ours for the same input."
    >
      <LoadState of={figures} pending={<SkeletonText lines={12} />}>
        {(rows) => <LateCases rows={rows} />}
      </LoadState>
    </DocumentPage>
  )
}
