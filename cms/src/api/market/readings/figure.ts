import * as z from 'zod'

/** From here on a figure is a mistake of the source: no price or rate of anything that is asked for comes near. */
const absurd = 1e12

/** A price or a rate as a number. zod takes neither Infinity nor NaN for one. */
export const figure = z.number().positive().lt(absurd)

/** The same as text, in the form that the documented fields of the stock service have. */
export const decimalText = z
  .string()
  .regex(/^\d{1,13}(\.\d{1,10})?$/)
  .refine((text) => figure.safeParse(Number(text)).success)
