/** The parameters of a loan's link that plan something; `prepay`, `rate` and `fee` may be repeated. */
export const planParameters = ['prepay', 'rate', 'fee', 'prepayCharge', 'chargeGst', 'start', 'moratorium', 'mode', 'rounding'] as const

/** All parameters that a loan's link may have. */
export const loanParameters = ['principal', 'annualRate', 'years', 'months', ...planParameters] as const
