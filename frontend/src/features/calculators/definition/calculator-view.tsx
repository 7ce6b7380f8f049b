import { Fragment, useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { todayInIndia } from '../../../lib/india-clock.ts'
import { lateHydrated } from '../../../ui/late-hydrated.tsx'
import { CalculatorFrame } from '../frame/calculator-frame.tsx'
import { ResultList } from '../frame/result-list.tsx'
import { Ways } from '../frame/ways.tsx'
import { useCalculatorInput } from '../inputs/use-calculator-input.ts'
import type { Calculator, PicturesProps, ResultRow } from './calculator.ts'
import { CalculatorField } from './calculator-field.tsx'
import { followed } from './followed.ts'
import styles from './calculator-view.module.css'
import { labelsOf } from './field-labels.ts'
import { isHidden, numberFor, type Field, type Fields, type InputOf } from './field.ts'
import { isRefused, type Refusal } from './refusal.ts'
import { bigText, resultText } from './result-text.ts'
import { resultOf, shownDecimals, shownFigures } from './shown-figures.ts'

interface CalculatorViewProps<Of extends Fields, Figures extends object> {
  of: Calculator<Of, Figures>
}

const LateWorkings = lateHydrated(async () => (await import('../frame/workings.tsx')).Workings)
const LateWhatIf = lateHydrated(async () => (await import('../what-ifs/what-if-line.tsx')).WhatIfLine)
const LatePictures = lateHydrated(async () => (await import('./calculator-pictures.tsx')).CalculatorPictures)

/** The inputs and results of a calculator definition. */
export function CalculatorView<const Of extends Fields, Figures extends object>({ of }: CalculatorViewProps<Of, Figures>) {
  const { input, notes, turn, change, fill, reset, address } = useCalculatorInput(of.shared)
  const [today] = useState(todayInIndia)
  const worked = useMemo(() => of.work(input, today), [of, input, today])
  // Only the main result and the edited field render at once; the rest follows after they are painted.
  const drawn = useDeferredValue(useMemo(() => ({ input, worked }), [input, worked]))
  const below = useMemo(() => <Below of={of} {...drawn} today={today} part="results" />, [of, drawn, today])
  const tables = useMemo(() => <Below of={of} {...drawn} today={today} part="tables" />, [of, drawn, today])
  // A definition lists at least one result. The type cannot say so, hence the check.
  const results: readonly ResultRow[] = of.results(input)
  const [big] = results
  if (big === undefined) return null
  const value = isRefused(worked) ? undefined : resultOf(worked, big.id)
  const left: readonly string[] = of.unused?.(input) ?? []
  const fields = Object.entries<Field>(of.fields).filter(([name, field]) => !left.includes(name) && !isHidden(field))
  const [needed, further] = [fields.filter(([, field]) => !field.isOptional), fields.filter(([, field]) => field.isOptional)]
  const text = isRefused(worked) || value === undefined ? 'none' : shownBig(of, worked, input, big)
  const figure = <DataFigure id={big.id} value={value} text={text} />
  const fieldsWith = (edit: typeof change) => <CalculatorFields key={turn} of={of} fields={needed} input={input} change={edit} />
  return (
    <>
      <CalculatorFrame
        what={big.name}
        figure={of.tone && !isRefused(worked) ? <span className={styles[of.tone(worked)]}>{figure}</span> : figure}
        spoken={of.spoken && !isRefused(worked) ? of.spoken(worked, input) : `${big.name}: ${text}`}
        notes={notes}
        labels={labelsOf(of.fields)}
        address={address}
        onReset={reset}
        lead={of.remarksInAnswer !== undefined && !isRefused(worked) && <Said of={of} input={input} figures={worked} today={today} part="answer" />}
        fields={
          of.Example ? (
            <of.Example fields={of.fields} input={input} change={change} fill={fill} rowsClass={styles.rows}>
              {fieldsWith}
            </of.Example>
          ) : (
            fieldsWith(change)
          )
        }
        optional={further.length > 0 && <CalculatorFields key={turn} of={of} fields={further} input={input} change={change} />}
      >
        {below}
      </CalculatorFrame>
      {tables}
      {of.Part && <of.Part input={input} change={change} />}
    </>
  )
}

/** Formats the main result. */
function shownBig<Of extends Fields, Figures extends object>(
  of: Calculator<Of, Figures>,
  worked: Figures,
  input: InputOf<Of>,
  { id, unit }: ResultRow,
) {
  const figures = shownFigures(of, worked, input, shownDecimals(of, worked, input))
  return bigText(resultOf(figures, id) ?? Number.NaN, unit, of.isToThePaisa)
}

interface BelowProps<Of extends Fields, Figures extends object> extends PartProps<Of, Figures> {
  worked: Figures | Refusal
  today: string
  part: 'results' | 'tables'
}

/** The part below the main result, or the charts and tables below the whole calculator. */
function Below<Of extends Fields, Figures extends object>({ of, input, worked, today, part }: BelowProps<Of, Figures>) {
  const Pictures = of.Pictures ?? LatePictures
  const described: object = of
  // The pictures accept the fields and results of any calculator, so the cast is safe.
  const pictured = { of: described as PicturesProps['of'], input, today }
  if (part === 'tables') return <Pictures part="tables" {...pictured} />
  const [, ...rows]: readonly ResultRow[] = of.results(input)
  return (
    <Results
      of={of}
      input={input}
      worked={worked}
      rows={rows}
      today={today}
      whatIf={<LateWhatIf {...pictured} />}
      charts={<Pictures part="charts" {...pictured} />}
    />
  )
}

interface PartProps<Of extends Fields, Figures extends object> extends CalculatorViewProps<Of, Figures> {
  input: InputOf<Of>
}

interface FieldsProps<Of extends Fields, Figures extends object> extends PartProps<Of, Figures> {
  fields: readonly (readonly [string, Field])[]
  change: (part: Partial<InputOf<Of>>) => void
}

function CalculatorFields<Of extends Fields, Figures extends object>({ of, fields: shown, input, change }: FieldsProps<Of, Figures>) {
  // The name belongs to a field of this calculator, so the cast is safe.
  const changeOf = (name: string, value: unknown) => ({ [name]: value }) as Partial<InputOf<Of>>
  const drawn = ([name, field]: readonly [string, Field]) => {
    const way = field.kind === 'number' ? field.way?.(input) : undefined
    return (
      <Fragment key={name}>
        <CalculatorField
          name={name}
          field={field.kind === 'number' ? numberFor(field, input) : field}
          value={input[name]}
          hint={name === of.assumed ? 'Assumed, not a forecast.' : undefined}
          onChange={(value) => change(followed(of.fields, input, changeOf(name, value)))}
        />
        {way && <Ways ways={[way]} />}
      </Fragment>
    )
  }
  const groupOf = ([, field]: readonly [string, Field]) => (field.kind === 'number' ? field.group : undefined)
  const grouped = shown.filter((each) => groupOf(each) !== undefined)
  // The group is open initially if one of its fields has a value; after that the reader decides.
  const [isOpen] = useState(() => grouped.some(([name]) => Number(input[name]) > 0))
  const [opening] = grouped
  if (opening === undefined) return shown.map(drawn)
  const first = shown.indexOf(opening)
  return (
    <>
      {shown.slice(0, first).map(drawn)}
      <details className={styles.group} open={isOpen}>
        <summary className={styles.summary}>{groupOf(opening)}</summary>
        <div className={styles.grouped}>{grouped.map(drawn)}</div>
      </details>
      {shown.slice(first + grouped.length).map(drawn)}
    </>
  )
}

interface ResultsProps<Of extends Fields, Figures extends object> extends PartProps<Of, Figures> {
  worked: Figures | Refusal
  rows: readonly ResultRow[]
  today: string
  whatIf: ReactNode
  charts: ReactNode
}

function Results<Of extends Fields, Figures extends object>({ of, input, worked, rows, today, whatIf, charts }: ResultsProps<Of, Figures>) {
  if (isRefused(worked)) return <p>{worked.refused}</p>
  return (
    <>
      <Said of={of} input={input} figures={worked} today={today} part="rest" />
      {whatIf}
      {charts}
      {of.List ? <of.List figures={shownFigures(of, worked, input, 2)} input={input} /> : <ResultList rows={shownRows(of, rows, worked, input)} />}
      {of.below?.(shownFigures(of, worked, input, 2), input).map((words) => (
        <p key={words}>{words}</p>
      ))}
      {of.Workings ? (
        <of.Workings figures={shownFigures(of, worked, input, 2)} input={input} />
      ) : (
        <LateWorkings
          formula={typeof of.formula === 'function' ? of.formula(input) : of.formula}
          steps={of.steps?.(shownFigures(of, worked, input, 2), input, worked)}
        />
      )}
      <Ways ways={of.ways?.(worked, input, today) ?? []} />
    </>
  )
}

interface SaidProps<Of extends Fields, Figures extends object> extends PartProps<Of, Figures> {
  figures: Figures
  today: string
  /** Above the inputs on a phone, or among the results. */
  part: 'answer' | 'rest'
}

/** The sentence and the remarks that belong to this place. */
function Said<Of extends Fields, Figures extends object>({ of, input, figures, today, part }: SaidProps<Of, Figures>) {
  const inAnswer = of.remarksInAnswer
  const remarks = of.remarks?.(figures, input, today) ?? []
  const held = of.held?.(input, today)
  const hasSentence = (part === 'answer') === (inAnswer !== undefined)
  return (
    <>
      {hasSentence && <Sentence of={of} input={input} figures={shownFigures(of, figures, input, 0)} />}
      {hasSentence && held && <p className={styles.remark}>{held.words}</p>}
      {(part === 'answer' ? remarks.slice(0, inAnswer) : remarks.slice(inAnswer ?? 0)).map((remark) => (
        <p key={remark} className={styles.remark}>
          {remark}
        </p>
      ))}
    </>
  )
}

const Sentence = <Of extends Fields, Figures extends object>({ of, input, figures }: PartProps<Of, Figures> & { figures: Figures }) =>
  of.Sentence ? <of.Sentence figures={figures} input={input} words={of.sentence(figures, input)} /> : <p>{of.sentence(figures, input)}</p>

/** The results that exist, as rows; the others are left out. */
function shownRows<Of extends Fields, Figures extends object>(
  of: Calculator<Of, Figures>,
  rows: readonly ResultRow[],
  worked: Figures,
  input: InputOf<Of>,
) {
  const decimals = shownDecimals(of, worked, input)
  const figures = shownFigures(of, worked, input, decimals)
  return rows.flatMap(({ id, name, unit, isToThePaisa, isHiddenAtZero }) => {
    const [value, shown] = [resultOf(worked, id), resultOf(figures, id)]
    if (value === undefined || shown === undefined) return []
    const figure = <DataFigure key={id} id={id} value={value} text={resultText(shown, unit, isToThePaisa ? 2 : decimals)} />
    return [[name, figure, isHiddenAtZero === true && shown === 0] as const]
  })
}

interface DataFigureProps {
  id: string
  value: number | undefined
  text: string
}

/** A result as text, with the unrounded value for programs. */
const DataFigure = ({ id, value, text }: DataFigureProps) =>
  value === undefined ? (
    <span>—</span>
  ) : (
    <data id={id} value={String(value)}>
      {text}
    </data>
  )
