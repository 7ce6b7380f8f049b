import type { ExpectedSearch } from './expected-search'

/** A hundred searches by other readers, judged before they were tried: everyday wording, Hindi in both scripts, typing errors and whole sentences. */
const g = (slug: string) => `/glossary/${slug}`
const f = (key: string) => `/figures/${key}`
const c = (name: string) => `/${name}-calculator`

const borrowing: readonly ExpectedSearch[] = [
  ['monthly payment on house loan', [c('home-loan')], [g('emi')]],
  ['close loan early', [g('foreclosure'), 'Prepayment charges'], [g('prepayment-charge'), f('prepay'), g('part-payment')]],
  ['cheque bounce emi', [g('emi')], ['The quiet debits']],
  ['processing fees', [g('processing-fee')], ['Instant loan, full price']],
  ['fixed or floating', [g('fixed-rate'), g('floating-rate')]],
  ['jewel loan', ['From locker to ledger', '/loan/gold-loan'], [g('ltv')]],
  ['no collateral loan', [g('unsecured-loan')], [g('collateral')]],
  ['top up', [g('top-up-loan')]],
  ['cosigner', [g('guarantor')]],
  ['loan against property', ['Lien, pledge, hypothecation'], [g('collateral'), c('loan')]],
  ['car down payment', ['When a car is worth less'], [c('car-loan')]],
  ['npa', [g('npa')]],
  ['mclr', [g('mclr')]],
  ['eblr', [g('eblr')]],
  ['credit report', [g('credit-report')], [g('credit-score'), c('credit')]],
  ['loan apps', ['Five tells of a fake loan', 'Instant loan, full price']],
  ['annual percentage rate', [g('apr')], ['Two loan offers']],
  ['amortization', [g('amortisation-schedule')], [c('home-loan')]],
  ['interest only emi', [g('pre-emi-interest'), 'Pre-EMI or full EMI']],
  ['eligibility for loan', [c('loan-eligibility')], [g('foir')]],
]

const taxes: readonly ExpectedSearch[] = [
  ['tax on bonus', ['The bonus that vanished'], [c('income-tax')]],
  ['late itr', ['Missed the return date', g('belated-return'), f('it-late-fee')]],
  ['wrong itr filed', [g('revised-return')]],
  ['itr verification', [g('e-verification')]],
  ['rent receipt', [c('hra'), g('hra')], ['House rent in eight cities']],
  ['section 87a', [f('it-rebate-new'), g('rebate')], [f('it-rebate-old')]],
  ['87A rebate', [f('it-rebate-new'), g('rebate')], [f('it-rebate-old')]],
  ['80ttb', [f('it-80tta-ttb')]],
  ['family pension', [f('it-familypension')]],
  ['property sale tax', [f('cg-property'), c('capital-gains')], [g('capital-gain')]],
  ['cost inflation index', [f('cg-cii')], [g('indexation')]],
  ['securities transaction tax', [f('cg-stt')]],
  ['tcs on foreign tour', [f('tcs'), g('tcs')]],
  ['tds on rent', [f('tds-other')], [g('tds')]],
  ['health cess', [f('it-cess'), g('cess')]],
  ['tax saving', ['Tax saving starts'], [g('section-80c'), '/tax', c('income-tax')]],
  ['metro cities hra', ['House rent in eight cities', f('it-hra')], [c('hra'), g('hra')]],
  ['new job tax', ['Two employers in one year']],
  ['self assessment', [g('self-assessment-tax')]],
  ['annual information statement', [g('ais')]],
]

const business: readonly ExpectedSearch[] = [
  ['gst on cement', [f('gst-items'), f('gst-rates')], [c('gst')]],
  ['gst on flat', [f('gst-under-construction')]],
  ['small trader gst', [f('gst-composition'), g('composition-scheme')], [f('gst-registration')]],
  ['reverse gst', [g('reverse-charge'), c('gst')], ['Adding GST to a price']],
  ['bill discounting', [g('invoice-discounting')]],
  ['breakeven', [g('break-even-point')]],
  ['working capital', [g('working-capital')]],
  ['state gst', [g('sgst'), 'What a state earns']],
  ['union territory gst', ['From Chandigarh to Lakshadweep']],
  ['shop accounts', ['A QR code on the counter']],
]

const savings: readonly ExpectedSearch[] = [
  ['double money post office', [g('kisan-vikas-patra'), f('ss-kvp')], [c('post-office')]],
  ['senior citizen fd', [c('fixed-deposit')], [g('fixed-deposit'), g('scss')]],
  ['ppf withdrawal', [f('ss-ppf')], [g('ppf'), c('ppf')]],
  ['ppf 15 years', [c('ppf'), g('ppf')], [f('ss-ppf')]],
  ['girl child', [c('sukanya'), g('sukanya-samriddhi')], [f('ss-ssy')]],
  ['breaking fd', [g('premature-withdrawal')]],
  ['bank failure', [g('deposit-insurance'), f('dicgc')]],
  ['rainy day fund', [g('emergency-fund')], ['What a cushion of savings']],
  ['school fees saving', ['Small pots for big months']],
  ['pf withdrawal', [g('epf')], [c('epf'), f('epf-tax')]],
  ['employee pension scheme', [g('eps'), f('eps-formula')], [f('eps-membership-2026')]],
  ['unified pension scheme', [f('ups')]],
  ['nps exit rules', [f('nps-exit')], [g('nps'), f('nps-exit-govt')]],
  ['rbi bonds', [f('ss-frsb')], [g('bond')]],
  ['interest rate of post office', [f('ss-rates')], [c('post-office'), g('small-savings-schemes')]],
]

const investing: readonly ExpectedSearch[] = [
  ['nifty', [g('benchmark-index'), g('index-fund')]],
  ['stock split', [g('stock-split')]],
  ['bonus shares', [g('bonus-issue')]],
  ['pe ratio', [g('pe-ratio')]],
  ['mf charges', [g('expense-ratio'), f('mf-ber')], [g('exit-load')]],
  ['monthly investment', [c('sip'), g('sip')]],
  ['one time investment', [c('lumpsum'), g('lump-sum')]],
  ['monthly withdrawal', [c('swp'), g('swp')]],
  ['early retirement', [c('retirement')]],
  ['child education goal', [c('goal')], ['An investment plan on one page']],
  ['portfolio rebalance', [g('rebalancing'), 'The dull yearly habit']],
  ['gold etf', ['Gold in three forms', g('etf')], [f('cg-gold')]],
  ['real rate of return', [g('real-return')], [g('inflation')]],
  ['annual return', [c('returns'), g('cagr')], [g('xirr')]],
  ['risk', [g('volatility')]],
]

const hindi: readonly ExpectedSearch[] = [
  ['लोन की किस्त', [g('emi'), c('loan')], [c('home-loan')]],
  ['गोल्ड लोन', ['From locker to ledger', '/loan/gold-loan']],
  ['क्रेडिट स्कोर कैसे बढ़ाएं', [g('credit-score'), c('credit')], [g('credit-report')]],
  ['पेंशन', [g('nps'), c('nps'), c('retirement')], [g('eps'), f('apy'), g('annuity'), f('it-familypension')]],
  ['बीमा दावा', ['Room rent, co-pay'], ['/insurance', g('waiting-period')]],
  ['टैक्स बचत', ['Tax saving starts'], ['/tax', g('section-80c'), c('income-tax')]],
  ['पीपीएफ खाता', [g('ppf'), c('ppf'), f('ss-ppf')]],
  ['सैलरी स्लिप', ['Read a payslip'], [c('salary'), g('gross-salary')]],
  ['nivesh yojana', ['An investment plan on one page'], ['/investment', c('goal')]],
  ['sarkari bachat yojana', [g('small-savings-schemes'), f('ss-rates')], [c('post-office')]],
  ['mulya hras', [g('depreciation')]],
  ['utaar chadhav', [g('volatility')]],
]

const plain: readonly ExpectedSearch[] = [
  ['how do i stop auto debit', ['The quiet debits', g('e-mandate')], [g('standing-instruction')]],
  ['card payment dispute', [g('chargeback')]],
  ['inactive bank account', [g('dormant-account')]],
  ['complain to rbi', [g('banking-ombudsman')]],
  ['claim rejected health policy', ['Room rent, co-pay']],
  ['rule for splitting income', [c('budget')]],
  ['papers for my family', ['The family money file']],
  ['quarterly results', ['Results season'], ['/news']],
]

export const freshQueries: readonly ExpectedSearch[] = [...borrowing, ...taxes, ...business, ...savings, ...investing, ...hindi, ...plain]
