/** The source file of each calculator with a definition, and its query parameters from its fields. Read by the server only. */
export const describedSources = {
  '/sip-calculator': {
    file: 'src/features/calculators/sip/sip-calculator.ts',
    search: 'monthly annualRate years months stepUpPercent stepUpAmount inflation delayMonths timing convention',
  },
  '/goal-calculator': {
    file: 'src/features/calculators/goal/goal-calculator.ts',
    search: 'target annualRate years months inflation saved stepUpPercent timing convention',
  },
  '/swp-calculator': {
    file: 'src/features/calculators/swp/swp-calculator.ts',
    search: 'corpus withdrawal annualRate years months timing convention',
  },
  '/lumpsum-calculator': {
    file: 'src/features/calculators/lumpsum/lumpsum-calculator.ts',
    search: 'principal annualRate years months perYear',
  },
  '/retirement-calculator': {
    file: 'src/features/calculators/retirement/retirement-calculator.ts',
    search: 'age retireAge lifeExpectancy expenses inflation returnBefore returnAfter saved mode',
  },
  '/inflation-calculator': {
    file: 'src/features/calculators/inflation/inflation-calculator.ts',
    search: 'amount inflation years months annualRate',
  },
  '/loan-eligibility-calculator': {
    file: 'src/features/calculators/loan-eligibility/eligibility-calculator.ts',
    search: 'income obligations foir annualRate years months',
  },
  '/flat-rate-calculator': {
    file: 'src/features/calculators/flat-rate/flat-rate-calculator.ts',
    search: 'principal flatRate months',
  },
  '/balance-transfer-calculator': {
    file: 'src/features/calculators/balance-transfer/transfer-calculator.ts',
    search: 'outstanding months oldRate newRate newMonths feePercent gstPercent otherCharges',
  },
  '/credit-card-calculator': {
    file: 'src/features/calculators/credit-card/card-calculator.ts',
    search: 'balance annualRate payment minimumPercent fixed',
  },
  '/gst-calculator': {
    file: 'src/features/calculators/gst/gst-calculator.ts',
    search: 'amount rate mode supply on',
  },
  '/rd-calculator': {
    file: 'src/features/calculators/rd/rd-calculator.ts',
    search: 'monthly annualRate months',
  },
  '/returns-calculator': {
    file: 'src/features/calculators/returns/returns-calculator.ts',
    search: 'start end years flow flowLabel',
  },
  '/gratuity-calculator': {
    file: 'src/features/calculators/gratuity/gratuity-calculator.ts',
    search: 'on salary years months covered',
  },
  '/epf-calculator': {
    file: 'src/features/calculators/epf/epf-calculator.ts',
    search: 'on wage annualRate years months rise balance employeeRate capped ceiling',
  },
  '/nps-calculator': {
    file: 'src/features/calculators/nps/nps-calculator.ts',
    search: 'on monthly annualRate years months stepUpPercent annuityShare annuityRate',
  },
  '/ppf-calculator': {
    file: 'src/features/calculators/ppf/ppf-calculator.ts',
    search: 'on yearly annualRate deposit extensionYears extensionDeposits',
  },
  '/sukanya-calculator': {
    file: 'src/features/calculators/sukanya/sukanya-calculator.ts',
    search: 'on yearly annualRate age deposit',
  },
  '/post-office-calculator': {
    file: 'src/features/calculators/post-office/post-office-calculator.ts',
    search: 'on scheme amount annualRate',
  },
  '/income-tax-calculator': {
    file: 'src/features/calculators/income-tax/income-tax-calculator.ts',
    search:
      'on taxYear salary age deductions section80C section80D hraExempt homeLoanInterest nps80CCD1B savingsInterest employerNps otherIncome gains',
  },
  '/hra-calculator': {
    file: 'src/features/calculators/hra/hra-calculator.ts',
    search: 'on taxYear basic hra rent city back pay',
  },
  '/salary-calculator': {
    file: 'src/features/calculators/salary/salary-calculator.ts',
    search: 'on taxYear ctc regime basicPercent employerPf gratuityInCtc nps rent city age',
  },
  '/capital-gains-calculator': {
    file: 'src/features/calculators/capital-gains/capital-gains-calculator.ts',
    search: 'asset bought sold cost price expenses',
  },
  '/revenue-calculator': {
    file: 'src/features/calculators/revenue/revenue-calculator.ts',
    search: 'units price otherIncome expenses',
  },
  '/insurance-calculator': {
    file: 'src/features/calculators/insurance/insurance-calculator.ts',
    search: 'base age years type',
  },
  '/networth-calculator': {
    file: 'src/features/calculators/net-worth/net-worth-calculator.ts',
    search: 'asset assetLabel liability liabilityLabel',
  },
  '/budget-calculator': {
    file: 'src/features/calculators/budget/budget-calculator.ts',
    search: 'income incomeLabel expense expenseLabel',
  },
} as const satisfies Record<string, { file: string; search: string }>

export type DescribedPath = keyof typeof describedSources
