/** A nominal yearly rate in percent as the rate of one month: a twelfth, as Indian lenders and the loan formula have it. */
export const monthlyRate = (annualRatePercent: number) => annualRatePercent / 1200

/** (1 + rate)^periods − 1, exact also where the rate is so small that 1 + rate loses its digits. */
export const growthLessOne = (ratePerPeriod: number, periods: number) => Math.expm1(periods * Math.log1p(ratePerPeriod))

/**
 * The level instalment that repays `principal` in so many periods, paid at the end of each:
 * P × i × (1+i)^n / ((1+i)^n − 1), spreadsheets' PMT. At a rate of 0 the principal in equal parts.
 */
export function levelInstalment(principal: number, ratePerPeriod: number, periods: number) {
  if (ratePerPeriod === 0) return principal / periods
  // The same quotient with (1+i)^n divided out, which stays finite for the longest loans.
  return (principal * ratePerPeriod) / -growthLessOne(ratePerPeriod, -periods)
}

/** What `payment` at the end of each of so many periods is worth today: P × (1 − (1+i)^−n) / i. */
export const presentValue = (payment: number, ratePerPeriod: number, periods: number) =>
  ratePerPeriod === 0 ? payment * periods : (payment * -growthLessOne(ratePerPeriod, -periods)) / ratePerPeriod

/**
 * What a sum and a payment at the start of each period grow to: P(1+i)^n + M × ((1+i)^n − 1)/i × (1+i), spreadsheets' FV
 * with payments due at the beginning.
 */
export function futureValue(initial: number, paymentAtStart: number, ratePerPeriod: number, periods: number) {
  const growth = growthLessOne(ratePerPeriod, periods)
  const payments = ratePerPeriod === 0 ? periods : (growth / ratePerPeriod) * (1 + ratePerPeriod)
  return initial * (1 + growth) + paymentAtStart * payments
}
