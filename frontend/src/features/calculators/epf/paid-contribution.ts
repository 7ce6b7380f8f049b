/** A contribution as it is paid: to the nearest rupee, fifty paise upwards (EPF Scheme 1952, para 29(4)). */
export const paidContribution = (amount: number) => Math.round(amount + 1e-9)
