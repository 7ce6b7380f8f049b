/** More than the error of a sum of doubles, and less than any paisa. */
const doubleError = (amount: number) => 1e-6 + amount * 1e-15

/** An amount as a return has it: paise are dropped, then it goes to the nearest ten rupees, five upwards (s. 288A and 288B / s. 516). */
export const asFiled = (amount: number) => Math.round(Math.floor(amount + doubleError(amount)) / 10) * 10
