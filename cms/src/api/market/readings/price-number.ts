import * as z from 'zod'

/** A price from here on is an error of the source: no price or rate that we ask for comes near. */
const absurd = 1e12

/** Parses a price or rate. zod rejects Infinity and NaN. */
export const priceNumber = z.number().positive().lt(absurd)

/** Parses the same as a text, in the form that the stock service documents. */
export const decimalText = z
  .string()
  .regex(/^\d{1,13}(\.\d{1,10})?$/)
  .refine((text) => priceNumber.safeParse(Number(text)).success)
