/** The query parameters of each calculator that has a definition, from its fields. Read by the server only. */
export const describedSearch = {
  '/sip-calculator': 'monthly annualRate years months stepUpPercent stepUpAmount inflation delayMonths timing convention',
  '/goal-calculator': 'target annualRate years months inflation saved stepUpPercent timing convention',
  '/swp-calculator': 'corpus withdrawal annualRate years months timing convention',
  '/lumpsum-calculator': 'principal annualRate years months perYear',
  '/retirement-calculator': 'age retireAge lifeExpectancy expenses inflation returnBefore returnAfter saved mode',
  '/inflation-calculator': 'amount inflation years months annualRate',
  '/loan-eligibility-calculator': 'income obligations foir annualRate years months',
  '/flat-rate-calculator': 'principal flatRate months',
  '/balance-transfer-calculator': 'outstanding months oldRate newRate newMonths feePercent gstPercent otherCharges',
  '/credit-card-calculator': 'balance annualRate payment minimumPercent fixed',
  '/gst-calculator': 'amount rate mode supply on',
  '/rd-calculator': 'monthly annualRate months',
  '/returns-calculator': 'start end years flow flowLabel',
  '/gratuity-calculator': 'on salary years months covered',
  '/epf-calculator': 'on wage annualRate years months rise balance employeeRate capped ceiling',
  '/nps-calculator': 'on monthly annualRate years months stepUpPercent annuityShare annuityRate',
  '/ppf-calculator': 'on yearly annualRate deposit extensionYears extensionDeposits',
  '/sukanya-calculator': 'on yearly annualRate age deposit',
  '/post-office-calculator': 'on scheme amount annualRate',
  '/income-tax-calculator':
    'on taxYear salary age deductions section80C section80D hraExempt homeLoanInterest nps80CCD1B savingsInterest employerNps otherIncome gains',
  '/hra-calculator': 'on taxYear basic hra rent city back pay',
  '/salary-calculator': 'on taxYear ctc regime basicPercent employerPf gratuityInCtc nps rent city age',
  '/capital-gains-calculator': 'asset bought sold cost price expenses',
  '/revenue-calculator': 'units price otherIncome expenses',
  '/insurance-calculator': 'base age years type',
  '/networth-calculator': 'asset assetLabel liability liabilityLabel',
  '/budget-calculator': 'income incomeLabel expense expenseLabel',
} as const satisfies Record<string, string>

export type DescribedPath = keyof typeof describedSearch

/** Returns the source file of the definition at a path; its folder and file are named after the path. */
export const describedFile = (path: string) => `src/features/calculators${path.replace(/-calculator$/, '')}${path}.ts`
