/**
 * A row of the documented parameters and results of calculator links, tested on server-rendered pages. `reads` has two links for each
 * parameter, which differ only in it and in parameters that it needs. At least one result must differ between them.
 */
interface DocumentedRow {
  /** The query of every link of the row. */
  base: string
  results: readonly string[]
  reads: Readonly<Record<string, readonly [one: string, other: string]>>
  /** Results that only another link shows, by id, with the parameters of that link. */
  also?: Readonly<Record<string, string>>
}

const taxParts = ['TaxableIncome', 'SlabTax', 'Rebate', 'MarginalRelief', 'Surcharge', 'SurchargeRelief', 'Cess', 'Tax']
const term = (years: number): Pick<DocumentedRow, 'reads'>['reads'] => ({
  years: [`years=${years}`, `years=${years + 1}`],
  months: [`months=${years * 12}`, `months=${years * 12 + 6}`],
})

export const documentedRows: Readonly<Record<string, DocumentedRow>> = {
  '/income-tax-calculator': {
    base: 'on=2026-11-22&salary=2000000&deductions=0',
    results: [...['new', 'old'].flatMap((regime) => taxParts.map((part) => `${regime}${part}`)), 'saving'],
    reads: {
      age: ['age=40', 'age=65'],
      salary: ['', 'salary=2100000'],
      otherIncome: ['', 'otherIncome=50000'],
      deductions: ['', 'deductions=150000'],
      savingsInterest: ['', 'deductions=&savingsInterest=8000'],
      hraExempt: ['', 'deductions=&hraExempt=120000'],
      section80C: ['', 'deductions=&section80C=150000'],
      section80D: ['', 'deductions=&section80D=25000'],
      nps80CCD1B: ['', 'deductions=&nps80CCD1B=50000'],
      employerNps: ['', 'deductions=&employerNps=100000'],
      homeLoanInterest: ['', 'deductions=&homeLoanInterest=200000'],
    },
  },
  '/gst-calculator': {
    base: 'amount=1000&rate=18',
    results: ['net', 'gst', 'cgst', 'sgst', 'gross'],
    also: { igst: 'supply=inter' },
    reads: { amount: ['', 'amount=2000'], rate: ['', 'rate=5'], mode: ['mode=add', 'mode=remove'], supply: ['supply=intra', 'supply=inter'] },
  },
  '/sip-calculator': {
    base: 'monthly=10000&annualRate=12&inflation=6&delayMonths=12',
    results: ['futureValue', 'totalInvested', 'gain', 'realValue', 'delayCost'],
    reads: {
      ...term(15),
      monthly: ['', 'monthly=5000'],
      annualRate: ['', 'annualRate=10'],
      stepUpPercent: ['', 'stepUpPercent=10'],
      stepUpAmount: ['', 'stepUpAmount=1000'],
      inflation: ['', 'inflation=5'],
      timing: ['timing=start', 'timing=end'],
      convention: ['convention=nominal', 'convention=effective'],
      delayMonths: ['', 'delayMonths=24'],
    },
  },
  '/goal-calculator': {
    base: 'target=2000000&annualRate=12',
    results: ['monthlyNeeded', 'targetThen'],
    reads: {
      ...term(10),
      target: ['', 'target=3000000'],
      annualRate: ['', 'annualRate=10'],
      inflation: ['', 'inflation=5'],
      saved: ['', 'saved=100000'],
      stepUpPercent: ['', 'stepUpPercent=10'],
      timing: ['timing=start', 'timing=end'],
      convention: ['convention=nominal', 'convention=effective'],
    },
  },
  '/swp-calculator': {
    base: 'corpus=5000000&withdrawal=60000&annualRate=8',
    results: ['finalValue', 'totalWithdrawn', 'monthsPaid', 'lastPart'],
    reads: {
      ...term(5),
      corpus: ['', 'corpus=6000000'],
      withdrawal: ['', 'withdrawal=50000'],
      annualRate: ['', 'annualRate=7'],
      timing: ['timing=start', 'timing=end'],
      convention: ['convention=nominal', 'convention=effective'],
    },
  },
  '/lumpsum-calculator': {
    base: 'principal=100000&annualRate=12',
    results: ['futureValue', 'gain'],
    reads: {
      years: ['years=10', 'years=11'],
      principal: ['', 'principal=200000'],
      annualRate: ['', 'annualRate=11'],
      perYear: ['perYear=1', 'perYear=4'],
    },
  },
  '/ppf-calculator': {
    base: 'yearly=150000&annualRate=7.1&on=2026-11-22',
    results: ['maturityValue', 'totalInvested', 'interest'],
    reads: {
      yearly: ['', 'yearly=100000'],
      annualRate: ['', 'annualRate=7.5'],
      extensionYears: ['', 'extensionYears=5'],
      extensionDeposits: ['extensionYears=5&extensionDeposits=yes', 'extensionYears=5&extensionDeposits=no'],
      deposit: ['deposit=april', 'deposit=monthly-early'],
      'deposit late': ['deposit=monthly-early', 'deposit=monthly-late'],
    },
  },
  '/sukanya-calculator': {
    base: 'yearly=150000&annualRate=8.2&on=2026-11-22',
    results: ['maturityValue', 'totalInvested', 'interest'],
    reads: { yearly: ['', 'yearly=100000'], annualRate: ['', 'annualRate=8'], deposit: ['deposit=april', 'deposit=monthly-early'] },
  },
  '/post-office-calculator': {
    base: 'amount=100000&annualRate=7&on=2026-11-22',
    results: ['maturityValue', 'interest'],
    also: { payout: 'scheme=scss', months: 'scheme=nsc' },
    reads: {
      amount: ['', 'amount=200000'],
      annualRate: ['', 'annualRate=7.5'],
      ...Object.fromEntries(
        ['kvp', 'scss', 'mis', 'td1', 'td2', 'td3', 'td5'].map((scheme) => [`scheme ${scheme}`, ['scheme=nsc', `scheme=${scheme}`]] as const),
      ),
    },
  },
  '/rd-calculator': {
    base: 'monthly=5000&annualRate=6.7&months=60',
    results: ['maturityValue', 'totalInvested', 'interest'],
    reads: { monthly: ['', 'monthly=6000'], annualRate: ['', 'annualRate=7'], months: ['', 'months=61'] },
  },
  '/epf-calculator': {
    base: 'wage=50000&annualRate=8.25&on=2026-11-22',
    results: ['maturityValue', 'employeeTotal', 'employerTotal', 'pensionTotal', 'interest'],
    reads: {
      ...term(20),
      wage: ['', 'wage=60000'],
      annualRate: ['', 'annualRate=8'],
      rise: ['rise=0', 'rise=5'],
      balance: ['', 'balance=100000'],
      employeeRate: ['', 'employeeRate=15'],
      capped: ['capped=no', 'capped=yes'],
      ceiling: ['ceiling=15000', 'ceiling=25000'],
      on: ['on=2026-09-16', 'on=2026-09-17'],
    },
  },
  '/nps-calculator': {
    base: 'monthly=5000&annualRate=10',
    results: ['corpus', 'totalInvested', 'lumpSum', 'annuityCorpus', 'pension'],
    reads: {
      ...term(30),
      monthly: ['', 'monthly=6000'],
      annualRate: ['', 'annualRate=9'],
      stepUpPercent: ['', 'stepUpPercent=5'],
      annuityShare: ['annuityShare=20', 'annuityShare=40'],
      annuityRate: ['annuityRate=6', 'annuityRate=7'],
    },
  },
  '/gratuity-calculator': {
    base: 'salary=60000&years=10&on=2026-11-22',
    results: ['gratuity', 'yearsCounted', 'payable'],
    reads: { salary: ['', 'salary=50000'], years: ['', 'years=11'], months: ['months=6', 'months=7'], covered: ['covered=yes', 'covered=no'] },
  },
  '/hra-calculator': {
    base: 'basic=600000&hra=300000&rent=500000&on=2026-11-22',
    results: ['exempt', 'taxable'],
    reads: { basic: ['', 'basic=500000'], hra: ['', 'hra=250000'], rent: ['', 'rent=200000'], city: ['city=metro', 'city=other'] },
  },
  '/retirement-calculator': {
    base: 'expenses=50000&saved=100000',
    results: ['expensesThen', 'corpusNeeded', 'monthlyNeeded', 'realReturn'],
    reads: {
      age: ['age=30', 'age=31'],
      retireAge: ['retireAge=60', 'retireAge=61'],
      lifeExpectancy: ['lifeExpectancy=85', 'lifeExpectancy=86'],
      expenses: ['', 'expenses=60000'],
      inflation: ['inflation=6', 'inflation=5'],
      returnBefore: ['returnBefore=12', 'returnBefore=11'],
      returnAfter: ['returnAfter=7', 'returnAfter=8'],
      saved: ['', 'saved=200000'],
      mode: ['mode=year-start', 'mode=year-end'],
      'mode month': ['mode=year-start', 'mode=month-start'],
    },
  },
  '/loan-eligibility-calculator': {
    base: 'income=100000&annualRate=8.5',
    results: ['emi', 'principal'],
    reads: {
      ...term(20),
      income: ['', 'income=90000'],
      obligations: ['', 'obligations=5000'],
      foir: ['foir=50', 'foir=40'],
      annualRate: ['', 'annualRate=9'],
    },
  },
  '/flat-rate-calculator': {
    base: 'principal=500000&flatRate=10&months=36',
    results: ['emi', 'interest', 'reducingRate', 'effectiveRate'],
    reads: { principal: ['', 'principal=400000'], flatRate: ['', 'flatRate=9'], months: ['', 'months=48'] },
  },
  '/balance-transfer-calculator': {
    base: 'outstanding=4000000&months=180&oldRate=9.5&newRate=8.5&newMonths=180&feePercent=0.5',
    results: ['oldEmi', 'newEmi', 'cost', 'interestSaved', 'netSaving', 'breakEvenMonths'],
    reads: {
      outstanding: ['', 'outstanding=3000000'],
      months: ['', 'months=170'],
      oldRate: ['', 'oldRate=9.4'],
      newRate: ['', 'newRate=8.4'],
      newMonths: ['', 'newMonths=170'],
      feePercent: ['', 'feePercent=1'],
      gstPercent: ['gstPercent=18', 'gstPercent=12'],
      otherCharges: ['', 'otherCharges=5000'],
    },
  },
  '/returns-calculator': {
    base: '',
    results: [],
    also: {
      cagr: 'start=100000&end=180000&years=5',
      xirr: 'flow=2024-04-01:-100000&flow=2025-04-01:-50000&flow=2026-10-01:185000',
    },
    reads: {
      start: ['start=100000&end=180000&years=5', 'start=110000&end=180000&years=5'],
      end: ['start=100000&end=180000&years=5', 'start=100000&end=190000&years=5'],
      years: ['start=100000&end=180000&years=5', 'start=100000&end=180000&years=6'],
      flow: ['flow=2024-04-01:-100000&flow=2026-04-01:120000', 'flow=2024-04-01:-100000&flow=2026-04-01:130000'],
    },
  },
  '/capital-gains-calculator': {
    base: 'bought=2023-06-01&sold=2026-10-01&cost=500000&price=900000',
    results: ['gain', 'taxableGain', 'tax'],
    reads: {
      'asset property': ['asset=equity', 'asset=property'],
      'asset gold': ['asset=equity', 'asset=gold'],
      'asset debt': ['asset=equity', 'asset=debt'],
      bought: ['', 'bought=2026-06-01'],
      sold: ['', 'sold=2024-01-01'],
      cost: ['', 'cost=600000'],
      price: ['', 'price=800000'],
      expenses: ['', 'expenses=10000'],
    },
  },
  '/salary-calculator': {
    base: 'ctc=2500000&on=2026-11-22',
    results: ['monthlyInHand', 'annualTax', 'epf', 'deductions'],
    reads: {
      ctc: ['', 'ctc=2600000'],
      basicPercent: ['basicPercent=50', 'basicPercent=60'],
      gratuityInCtc: ['gratuityInCtc=no', 'gratuityInCtc=yes'],
      employerPf: ['employerPf=no', 'employerPf=yes'],
      nps: ['', 'nps=100000'],
      rent: ['regime=old', 'regime=old&rent=360000'],
      city: ['regime=old&rent=900000&city=metro', 'regime=old&rent=900000&city=other'],
      regime: ['regime=new', 'regime=old'],
    },
  },
  '/credit-card-calculator': {
    base: 'balance=50000&annualRate=42',
    results: ['months', 'interest'],
    reads: {
      balance: ['', 'balance=40000'],
      annualRate: ['', 'annualRate=36'],
      payment: ['payment=minimum', 'payment=fixed&fixed=5000'],
      minimumPercent: ['minimumPercent=5', 'minimumPercent=10'],
      fixed: ['payment=fixed&fixed=5000', 'payment=fixed&fixed=6000'],
    },
  },
  '/inflation-calculator': {
    base: 'amount=100000&inflation=6&annualRate=7',
    results: ['futureCost', 'presentValue', 'realReturn'],
    reads: { years: ['years=10', 'years=11'], amount: ['', 'amount=200000'], inflation: ['', 'inflation=5'], annualRate: ['', 'annualRate=8'] },
  },
  '/fixed-deposit-calculator': {
    base: 'principal=100000&annualRate=8&on=2026-11-22',
    results: ['maturityValue', 'quarterlyMaturityValue', 'quarterlyInterest', 'tds'],
    also: { payout: 'payout=quarterly&days=400' },
    reads: {
      days: ['days=400', 'days=401'],
      years: ['years=1', 'years=2'],
      payout: ['days=400&payout=quarterly', 'days=400&payout=monthly'],
      senior: ['principal=1000000&years=5&senior=no', 'principal=1000000&years=5&senior=yes'],
    },
  },
}
