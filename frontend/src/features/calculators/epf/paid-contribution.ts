/** Rounds a contribution to the nearest rupee, fifty paise up (EPF Scheme 1952, para 29(4)). */
export const paidContribution = (amount: number) => Math.round(amount + 1e-9)
