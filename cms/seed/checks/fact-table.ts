import * as z from 'zod'
import { checkedSeedFile } from '../seed-file-error'

const text = z.string().trim().min(1)

const factTable = z
  .strictObject({
    /** Names that contain digits but are not figures, such as "Form 16". */
    names: z.array(text),
    facts: z.array(
      z.strictObject({
        id: z.string().regex(/^[a-z0-9-]+$/),
        /** The keys of the official figures that the fact is about. An amount or rate in the article must be one of their values. */
        figures: z.array(z.string().regex(/^[a-z0-9-]+$/)).optional(),
        statement: text,
        values: z.array(text).min(1),
        valid: text,
        source: text,
      }),
    ),
  })
  .refine(({ facts }) => new Set(facts.map((fact) => fact.id)).size === facts.length, 'two facts of one id')

/** The only figures that the publication may state as true, each with its date and source. */
export type FactTable = z.output<typeof factTable>

/** Parses `facts.json`. Throws an error that names each wrong key, such as a fact without a date or source. */
export function parseFactTable(fileText: string): FactTable {
  return checkedSeedFile('facts.json', factTable, JSON.parse(fileText))
}
