/**
 * The figures that each calculator uses or names as sources, by its path: its page reads them, and editors review the calculator with
 * them. `every-calculator.test.ts` checks this table against what the calculators read.
 */
export const calculatorFigures = {
  '/salary-calculator': [
    'epf-split',
    'gratuity',
    'it-80c',
    'it-act-2025',
    'it-cess',
    'it-hra',
    'it-hra-shares',
    'it-rebate-new',
    'it-rebate-old',
    'it-slabs-new',
    'it-slabs-old',
    'it-stddeduction',
    'it-surcharge',
  ],
  '/income-tax-calculator': [
    'it-24b',
    'it-80c',
    'it-80d',
    'it-80tta-ttb',
    'it-act-2025',
    'it-advance',
    'it-cess',
    'it-nps-own',
    'it-rebate-new',
    'it-rebate-old',
    'it-rounding',
    'it-slabs-new',
    'it-slabs-old',
    'it-stddeduction',
    'it-surcharge',
  ],
  '/hra-calculator': ['it-act-2025', 'it-hra', 'it-hra-shares', 'it-slabs-new', 'it-slabs-old'],
  '/capital-gains-calculator': ['cg-cii', 'cg-debt-fund', 'cg-gold', 'cg-ltcg-equity', 'cg-property', 'cg-stcg-equity', 'it-cess'],
  '/fixed-deposit-calculator': ['tds-interest'],
  '/ppf-calculator': ['ss-ppf', 'ss-rates'],
  '/sukanya-calculator': ['ss-rates', 'ss-ssy'],
  '/post-office-calculator': ['ss-kvp', 'ss-mis', 'ss-nsc', 'ss-rates', 'ss-scss', 'ss-td'],
  '/epf-calculator': ['epf-ceiling', 'epf-rate', 'epf-split'],
  '/nps-calculator': ['nps-exit', 'nps-exit-govt', 'nps-tax'],
  '/gratuity-calculator': ['gratuity'],
  '/gst-calculator': ['gst-rates'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Returns the keys of all calculators' figures, without repeats, as `GET /api/figures` takes them. */
export const calculatorFigureKeys = () => [...new Set<string>(Object.values(calculatorFigures).flat())].sort().join()
