import { memo, useMemo, type ComponentType } from 'react'
import { useSettledValue } from '../../../ui/use-settled-value.ts'
import { ChartFrame } from '../charts/chart-frame.tsx'
import { PartsOverYears } from '../charts/parts-over-years.tsx'
import { TableSection } from '../tables/table-section.tsx'
import type { CalculatorDescription, ChartOf, PicturesProps, TableOf } from './calculator.ts'
import type { Fields } from './field.ts'
import { isRefused } from './refusal.ts'
import { shownResults } from './shown-results.ts'
import { threeRates } from './three-rates.ts'

type Words<Of extends Fields, Results extends object> = Pick<CalculatorDescription<Of, Results>, 'chart' | 'tables'>

/** The chart or the tables of a calculator. They update when the input has stopped changing. */
export const CalculatorPictures = ({ part, of, input, today }: PicturesProps) => (
  <Drawn part={part} of={of} input={useSettledValue(input)} today={today} />
)

const Drawn = memo(function Drawn({ part, of, input, today }: PicturesProps) {
  const worked = of.work(input, today)
  if (isRefused(worked)) return null
  if (part === 'charts') {
    const chart = of.chart?.(shownResults(of, worked, input, 0), input, worked)
    return chart && <CalculatorChart {...chart} />
  }
  const tables = [...(of.tables?.(worked, input) ?? []), threeRates(of, input, today)]
  return tables.map((table) => table && <CalculatorTable key={table.title} path={of.path} table={table} />)
})

const loadBars = async (): Promise<ComponentType<Extract<ChartOf, { kind: 'bars' }>>> => (await import('../charts/amount-bars.tsx')).AmountBars

const CalculatorChart = (chart: ChartOf) =>
  chart.kind === 'years' ? <PartsOverYears {...chart} /> : <ChartFrame title={chart.title} load={loadBars} height={chart.bars.length} chart={chart} />

/** The file name of a table: "Year by year" of /sip-calculator becomes "sip-year-by-year". */
const fileName = (path: string, title: string) => `${path.slice(1).replace(/-calculator$/, '')}-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`

const CalculatorTable = ({ path, table: { title, note, ...table } }: { path: string; table: TableOf }) => (
  <TableSection title={title} fileName={fileName(path, title)} table={table} note={note} />
)

/** Makes chart and tables for a calculator whose texts for them load as a separate script. */
export function picturesWith<const Of extends Fields, Results extends object>(words: Words<Of, Results>) {
  const loaded: object = words
  return function PicturesWith({ of, ...rest }: PicturesProps) {
    // These texts belong to this calculator, so the cast is safe.
    const whole = useMemo(() => ({ ...of, ...(loaded as Words<Fields, object>) }), [of])
    return <CalculatorPictures of={whole} {...rest} />
  }
}
