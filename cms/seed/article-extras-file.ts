import { drawnUnits } from '@artha/contract/drawn-figure'
import * as z from 'zod'

/** Words with figure marks; quotes keep YAML from reading a mark as a list. */
const text = z.string().trim().min(1)

/** In the head of an article's file: the article in three lines, and for whom, by when, how much. */
export const shortFile = z.strictObject({
  lines: z.array(text).min(1).max(3),
  figure: text.optional(),
  figureSays: text.optional(),
  appliesTo: text.optional(),
  doBy: text.optional(),
  costsOrSaves: text.optional(),
})
export type ShortFile = z.output<typeof shortFile>

const head = {
  title: text,
  unit: z.enum(drawnUnits),
  /** Below which section, counted from 1. */
  after: z.int().min(0),
  source: text,
  address: text.optional(),
  /** The day of the numbers; without it that of the article. */
  date: z.iso.date().optional(),
}

/** Each number of a row is a figure with its mark; a band without an end says "on". */
export const drawnFile = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('bar'), ...head, rows: z.array(z.tuple([text, text])) }),
  z.strictObject({ kind: z.literal('slope'), ...head, fromLabel: text, toLabel: text, rows: z.array(z.tuple([text, text, text])) }),
  z.strictObject({ kind: z.literal('slabs'), ...head, rows: z.array(z.tuple([text, text, text])) }),
])
export type DrawnFile = z.output<typeof drawnFile>

/** Every text of them, by the name of its place. */
export const extraTexts = ({ short, drawn = [] }: { short?: ShortFile | undefined; drawn?: DrawnFile[] | undefined }): [string, string][] => [
  ...(short ? Object.entries(short).flatMap(([name, said]) => [said].flat().map((each): [string, string] => [name, each])) : []),
  ...drawn.flatMap(({ title, rows, ...others }): [string, string][] => [
    ['the title of a drawing', title],
    ...('fromLabel' in others ? [others.fromLabel, others.toLabel].map((each): [string, string] => ['a column of a drawing', each]) : []),
    ...rows.flat().map((cell): [string, string] => ['a row of a drawing', cell]),
  ]),
]
