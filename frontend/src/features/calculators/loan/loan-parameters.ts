/** The link parameters of a loan's plan; `prepay`, `rate` and `fee` may be repeated. */
export const planParameters = ['prepay', 'rate', 'fee', 'prepayCharge', 'chargeGst', 'start', 'moratorium', 'mode', 'rounding'] as const

/** All link parameters of a loan. */
export const loanParameters = ['principal', 'annualRate', 'years', 'months', ...planParameters] as const
