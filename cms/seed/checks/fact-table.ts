import * as z from 'zod'
import { checkedSeedFile } from '../seed-file-error'

const text = z.string().trim().min(1)

const factTable = z
  .strictObject({
    /** Names that hold digits and are no figures, such as "Form 16". */
    names: z.array(text),
    facts: z.array(
      z.strictObject({
        id: z.string().regex(/^[a-z0-9-]+$/),
        /** The figures of the register that it is about: a sum or a rate that is shown must be in one of them. */
        figures: z.array(z.string().regex(/^[a-z0-9-]+$/)).optional(),
        statement: text,
        values: z.array(text).min(1),
        valid: text,
        source: text,
      }),
    ),
  })
  .refine(({ facts }) => new Set(facts.map((fact) => fact.id)).size === facts.length, 'two facts of one id')

/** The only figures that the publication may state as true, each with its dates and its source. */
export type FactTable = z.output<typeof factTable>

/** Reads `facts.json`; a fact without date or source is an error that names it. */
export function parseFactTable(fileText: string): FactTable {
  return checkedSeedFile('facts.json', factTable, JSON.parse(fileText))
}
