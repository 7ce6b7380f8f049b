import { chartUnits } from '@artha/contract/article-chart'
import * as z from 'zod'

/** A text that may hold figure marks. It is quoted in the file, because YAML would read a leading mark as a list. */
const text = z.string().trim().min(1)

/** The short version in the head of an article file: up to three lines, and who it applies to, by when and for how much. */
export const shortVersionFile = z.strictObject({
  lines: z.array(text).min(1).max(3),
  figure: text.optional(),
  figureSays: text.optional(),
  appliesTo: text.optional(),
  doBy: text.optional(),
  costsOrSaves: text.optional(),
})
export type ShortVersionFile = z.output<typeof shortVersionFile>

const head = {
  title: text,
  unit: z.enum(chartUnits),
  /** The number of the section that it is shown below, from 1; 0 is before the first section. */
  after: z.int().min(0),
  source: text,
  address: text.optional(),
  /** The day of the numbers. Default: the article's own day. */
  date: z.iso.date().optional(),
}

/** Each number of a row is a figure with its mark. A band of slabs without an upper end says "on". */
export const chartFile = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('bar'), ...head, rows: z.array(z.tuple([text, text])) }),
  z.strictObject({ kind: z.literal('slope'), ...head, fromLabel: text, toLabel: text, rows: z.array(z.tuple([text, text, text])) }),
  z.strictObject({ kind: z.literal('slabs'), ...head, rows: z.array(z.tuple([text, text, text])) }),
])
export type ChartFile = z.output<typeof chartFile>

/** Returns each text of the short version and the drawings, with the name of its place. */
export const extraTexts = ({ short, drawn = [] }: { short?: ShortVersionFile | undefined; drawn?: ChartFile[] | undefined }): [string, string][] => [
  ...(short ? Object.entries(short).flatMap(([name, said]) => [said].flat().map((each): [string, string] => [name, each])) : []),
  ...drawn.flatMap(({ title, rows, ...others }): [string, string][] => [
    ['the title of a drawing', title],
    ...('fromLabel' in others ? [others.fromLabel, others.toLabel].map((each): [string, string] => ['a column of a drawing', each]) : []),
    ...rows.flat().map((cell): [string, string] => ['a row of a drawing', cell]),
  ]),
]
