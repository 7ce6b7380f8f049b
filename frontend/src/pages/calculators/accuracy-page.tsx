import { useFiguresOf } from '../../api/figures.ts'
import { DocumentPage } from '../../ui/document-page.tsx'
import { lateHydrated, touched } from '../../ui/late-hydrated.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { trailTo } from './calculator-trails.ts'

/**
 * The keys of the figures of all calculators: a copy of `calculatorFigureKeys()` in the contract. An import from there would add the contract's
 * table to the script of every page. `every-calculator.test.ts` checks that both are equal.
 */
export const figuresOfAll =
  'cg-cii,cg-debt-fund,cg-gold,cg-ltcg-equity,cg-property,cg-stcg-equity,epf-ceiling,epf-rate,epf-split,gratuity,gst-rates,it-24b,it-80c,it-80d,it-80tta-ttb,it-act-2025,it-advance,it-cess,it-hra,it-hra-shares,it-nps-own,it-rebate-new,it-rebate-old,it-rounding,it-slabs-new,it-slabs-old,it-stddeduction,it-surcharge,nps-exit,nps-exit-govt,nps-tax,ss-kvp,ss-mis,ss-nsc,ss-ppf,ss-rates,ss-scss,ss-ssy,ss-td,tds-interest'

/** Loaded at the first scroll, press or key: the scripts of all calculators with their cases exceed what a page may load before. */
const LateCases = lateHydrated(async () => (await import('./accuracy-cases.tsx')).AccuracyCases, touched)

/** The accuracy page: published results beside ours, which the calculators' own functions calculate as the page renders. */
export function AccuracyPage() {
  const figures = useFiguresOf(figuresOfAll)
  return (
    <DocumentPage
      trail={trailTo('Accuracy')}
      title="How accurate our calculators are"
      standfirst="Published or independently calculated results, next to ours for the same input."
    >
      <LoadState of={figures} pending={<SkeletonText lines={12} />}>
        {(rows) => <LateCases rows={rows} />}
      </LoadState>
    </DocumentPage>
  )
}
