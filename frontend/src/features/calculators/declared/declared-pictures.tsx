import { memo, type ComponentType } from 'react'
import { useRested } from '../../../ui/use-rested.ts'
import { ChartFigure } from '../charts/chart-figure.tsx'
import { TableSection } from '../tables/table-section.tsx'
import type { Calculator, ChartOf, TableOf } from './calculator.ts'
import type { Fields, InputOf } from './field.ts'
import { isRefused } from './refusal.ts'
import { threeRates } from './three-rates.ts'

interface PicturesProps<Of extends Fields, Figures extends object> {
  of: Calculator<Of, Figures>
  input: InputOf<Of>
  today: string
}

/** Chart and tables of a calculator; they follow the input when it rests. */
export const DeclaredPictures = <const Of extends Fields, Figures extends object>({ of, input, today }: PicturesProps<Of, Figures>) => (
  // What is drawn depends on nothing but these three
  <Drawn of={of as unknown as Calculator<Fields, object>} input={useRested(input)} today={today} />
)

const Drawn = memo(function Drawn({ of, input, today }: PicturesProps<Fields, object>) {
  const worked = of.work(input, today)
  if (isRefused(worked)) return null
  const chart = of.chart?.(worked, input)
  const tables = [...(of.tables?.(worked, input) ?? []), threeRates(of, input, today)]
  return (
    <>
      {chart && <DeclaredChart {...chart} />}
      {tables.map((table) => table && <DeclaredTable key={table.title} path={of.path} table={table} />)}
    </>
  )
})

const loadYears = async (): Promise<ComponentType<Extract<ChartOf, { kind: 'years' }>>> =>
  (await import('../charts/value-over-years.tsx')).ValueOverYears
const loadBars = async (): Promise<ComponentType<Extract<ChartOf, { kind: 'bars' }>>> => (await import('../charts/amount-bars.tsx')).AmountBars

const DeclaredChart = (chart: ChartOf) =>
  chart.kind === 'years' ? (
    <ChartFigure title={chart.title} load={loadYears} height="tall" chart={chart} />
  ) : (
    <ChartFigure title={chart.title} load={loadBars} height={chart.bars.length} chart={chart} />
  )

/** "Year by year" of /sip-calculator is the file "sip-year-by-year". */
const fileName = (path: string, title: string) => `${path.slice(1).replace(/-calculator$/, '')}-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`

const DeclaredTable = ({ path, table: { title, note, ...table } }: { path: string; table: TableOf }) => (
  <TableSection title={title} fileName={fileName(path, title)} table={table} note={note} />
)
