import type { ExpectedSearch } from './expected-search'

/** Sixty searches of 27 November 2026, judged before they were tried, after the answers to `search-queries-fresh.ts` had been improved. */
const g = (slug: string) => `/glossary/${slug}`
const f = (key: string) => `/figures/${key}`
const c = (name: string) => `/${name}-calculator`

const borrowing: readonly ExpectedSearch[] = [
  ['home loan part payment', [g('part-payment'), c('home-loan')], [g('prepayment-charge'), f('prepay'), 'Prepayment charges']],
  ['bike loan emi', [c('car-loan')], [g('emi'), c('loan')]],
  ['emi holiday', [g('moratorium')]],
  ['credit card minimum payment', [g('minimum-due'), c('credit-card')]],
  ['how much can i borrow against house', [f('ltv'), g('ltv')], [c('loan-eligibility')]],
  ['shift my home loan to another bank', [c('balance-transfer'), g('balance-transfer')]],
  ['loan statement month by month', [g('amortisation-schedule'), 'A twenty-year home loan'], [c('home-loan')]],
  ['cool off period digital loan', [g('cooling-off-period')], ['Two loan offers', f('kfs'), g('key-facts-statement')]],
  ['bad loans of banks', [g('npa')]],
  ['overdraft vs loan', [g('overdraft')]],
]

const taxes: readonly ExpectedSearch[] = [
  ['tax slab new regime', [f('it-slabs-new')], ['New regime, slab by slab', g('tax-slab')]],
  ['hra 50% cities', [f('it-hra'), 'House rent in eight cities'], [g('hra'), c('hra')]],
  ['medical insurance tax benefit', [f('it-80d'), g('section-80d')]],
  ['tax on fd interest', [f('tds-interest')], [f('it-80tta-ttb'), g('tds'), c('fixed-deposit')]],
  ['when to pay advance tax', [f('it-advance'), g('advance-tax')], ['/tax-calendar']],
  ['penalty for late return', [f('it-late-fee'), g('belated-return'), 'Missed the return date']],
  ['tax on sale of mutual fund', [c('capital-gains'), f('cg-ltcg-equity')], [g('capital-gain'), f('cg-stcg-equity'), f('cg-debt-fund')]],
  ['tax on gold sale', [f('cg-gold')], [c('capital-gains'), g('capital-gain')]],
  ['leave encashment tax free', [f('it-leave-gratuity-tax'), g('leave-encashment')]],
  ['switch job two form 16', ['Two employers'], [g('form-16')]],
  ['gift to wife tax', [g('clubbing-of-income')], ['Six tax rules']],
  ['loss adjust capital gain', [g('set-off')], [g('capital-gain'), c('capital-gains')]],
  ['surcharge limit', [f('it-surcharge'), g('surcharge')], [f('it-surcharge-gains-cap'), f('it-surcharge-relief')]],
]

const business: readonly ExpectedSearch[] = [
  ['gst number', [g('gstin')], [f('gst-registration')]],
  ['gst on health policy', [f('gst-personal-cover'), 'Nil GST on personal cover']],
  ['profit margin formula', [g('gross-margin'), 'Markup is not margin'], [c('revenue')]],
  ['money stuck with customers', ['Who owes what'], [g('working-capital'), g('cash-flow')]],
  ['how to price my product', ['Markup is not margin'], [g('gross-margin'), 'Adding GST', g('break-even-point')]],
]

const savings: readonly ExpectedSearch[] = [
  ['post office monthly income', [g('monthly-income-scheme'), f('ss-mis')], [c('post-office')]],
  ['atal pension', [f('apy')], [f('apy-limits')]],
  ['esic', [f('esi')]],
  ['basic salary for pf', [f('epf-wages')], [g('basic-pay'), f('epf-ceiling'), g('epf')]],
  ['pf pension formula', [f('eps-formula')], [g('eps')]],
  ['save for school fees', ['Small pots'], [c('goal')]],
  ['how much emergency fund', [g('emergency-fund')], ['What a cushion', 'Savings are time']],
  ['interest on interest', [g('compound-interest')], [c('investment')]],
  ['nps withdrawal at 60', [f('nps-exit')], [g('nps'), f('nps-tax'), c('nps')]],
]

const investing: readonly ExpectedSearch[] = [
  ['what happens if i miss sip', ['Late, paused'], [g('sip'), c('sip')]],
  ['new share issue', [g('ipo')]],
  ['price of one unit of fund', [g('nav')]],
  ['big company small company size', [g('market-capitalisation')]],
  ['pension every month from corpus', [c('swp'), g('swp')], [g('annuity')]],
  ['value of money after 20 years', [c('inflation')], [g('inflation'), g('purchasing-power')]],
]

const insurance: readonly ExpectedSearch[] = [
  ['term plan or endowment', ['Term, endowment', g('term-insurance'), g('endowment-policy')]],
  ['how much life cover', [c('insurance')], ['Three numbers', g('term-insurance')]],
  ['cancel new policy', [g('free-look')]],
  ['diabetes health insurance', [g('pre-existing-disease')], [g('waiting-period')]],
  ['stop policy money back', [g('surrender-value')]],
]

const banking: readonly ExpectedSearch[] = [
  ['send large amount bank', [g('rtgs'), g('neft')]],
  ['bank branch code', [g('ifsc')]],
  ['subscription cancel card', ['The quiet debits', g('e-mandate')], [g('standing-instruction')]],
  ['saved card safe', ['Tokenised cards', g('tokenisation')]],
  ['share bank statement online', [g('account-aggregator'), 'Account aggregators']],
]

const hindi: readonly ExpectedSearch[] = [
  ['लोन जल्दी कैसे चुकाएं', [g('part-payment'), 'Prepayment charges', g('prepayment-charge')], [g('foreclosure'), c('home-loan'), f('prepay')]],
  ['ghar kharch ka hisab', [c('budget'), 'Seven lines']],
  ['mahangai dar', [f('cpi'), g('inflation')], [c('inflation'), g('cpi')]],
  ['किराए की रसीद', [c('hra'), g('hra')], ['House rent']],
  ['गाड़ी का बीमा', ['Inside a car policy', g('third-party-cover')], [g('insured-declared-value')]],
  ['वरिष्ठ नागरिक बचत योजना', [g('scss'), f('ss-scss')], [c('post-office')]],
  ['dukan ka munafa', [c('revenue')], [g('gross-margin'), 'Paying yourself']],
]

export const laterQueries: readonly ExpectedSearch[] = [
  ...borrowing,
  ...taxes,
  ...business,
  ...savings,
  ...investing,
  ...insurance,
  ...banking,
  ...hindi,
]
