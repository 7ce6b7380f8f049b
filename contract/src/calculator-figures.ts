/**
 * Which figures of the register a calculator works with, by its path: what has to be looked at with them. A test of the site
 * (`every-calculator.test.ts`) holds this table to what the calculators import.
 */
export const calculatorFigures: Readonly<Record<string, readonly string[]>> = {
  '/salary-calculator': [
    'it-slabs-new',
    'it-slabs-old',
    'it-surcharge',
    'it-rebate-new',
    'it-rebate-old',
    'it-cess',
    'it-stddeduction',
    'it-80c',
    'it-hra',
    'it-hra-shares',
  ],
  '/income-tax-calculator': [
    'it-slabs-new',
    'it-slabs-old',
    'it-surcharge',
    'it-rebate-new',
    'it-rebate-old',
    'it-cess',
    'it-stddeduction',
    'it-80c',
    'it-80d',
    'it-24b',
    'it-nps-own',
    'it-80tta-ttb',
    'it-advance',
  ],
  '/hra-calculator': ['it-hra', 'it-hra-shares'],
  '/capital-gains-calculator': ['cg-stcg-equity', 'cg-ltcg-equity', 'cg-debt-fund', 'cg-property', 'cg-cii', 'cg-gold'],
  '/fixed-deposit-calculator': ['tds-interest'],
  '/ppf-calculator': ['ss-rates'],
  '/sukanya-calculator': ['ss-rates'],
  '/post-office-calculator': ['ss-rates', 'ss-nsc', 'ss-kvp', 'ss-scss', 'ss-mis', 'ss-td'],
  '/epf-calculator': ['epf-rate', 'epf-ceiling', 'epf-split'],
  '/nps-calculator': ['nps-exit', 'nps-tax'],
  '/gratuity-calculator': ['gratuity'],
}
