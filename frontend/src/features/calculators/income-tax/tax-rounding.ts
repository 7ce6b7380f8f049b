/** More than floating-point error, and less than a paisa. */
const doubleError = (amount: number) => 1e-6 + amount * 1e-15

/** Rounds an amount as in a tax return: paise are dropped, then to the nearest ten rupees, five up (s. 288A and 288B / s. 516). */
export const asFiled = (amount: number) => Math.round(Math.floor(amount + doubleError(amount)) / 10) * 10
