/** Converts a nominal annual rate in percent to a monthly rate as a fraction: a twelfth, as Indian lenders do. */
export const monthlyRate = (annualRatePercent: number) => annualRatePercent / 1200

/** (1 + rate)^periods − 1, accurate even if the rate is so small that 1 + rate loses digits. */
export const growthLessOne = (ratePerPeriod: number, periods: number) => Math.expm1(periods * Math.log1p(ratePerPeriod))

/**
 * The level instalment that repays `principal` with a payment at the end of each period: P × i × (1+i)^n / ((1+i)^n − 1), PMT in spreadsheets. At a
 * rate of 0, equal parts of the principal.
 */
export function levelInstalment(principal: number, ratePerPeriod: number, periods: number) {
  if (ratePerPeriod === 0) return principal / periods
  // Numerator and denominator are divided by (1+i)^n, so that the quotient stays finite for the longest loans.
  return (principal * ratePerPeriod) / -growthLessOne(ratePerPeriod, -periods)
}

/** The present value of `payment` at the end of each period: P × (1 − (1+i)^−n) / i. */
export const presentValue = (payment: number, ratePerPeriod: number, periods: number) =>
  ratePerPeriod === 0 ? payment * periods : (payment * -growthLessOne(ratePerPeriod, -periods)) / ratePerPeriod

/**
 * The future value of an initial amount and a payment at the start of each period: P(1+i)^n + M × ((1+i)^n − 1)/i × (1+i), FV in spreadsheets with
 * payments due at the beginning.
 */
export function futureValue(initial: number, paymentAtStart: number, ratePerPeriod: number, periods: number) {
  const growth = growthLessOne(ratePerPeriod, periods)
  const payments = ratePerPeriod === 0 ? periods : (growth / ratePerPeriod) * (1 + ratePerPeriod)
  return initial * (1 + growth) + paymentAtStart * payments
}
