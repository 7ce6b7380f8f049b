import { Fragment, useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { todayInIndia } from '../../../lib/india-clock.ts'
import { lateHydrated } from '../../../ui/late-hydrated.tsx'
import { CalculatorFrame } from '../frame/calculator-frame.tsx'
import { ResultList } from '../frame/result-list.tsx'
import { Ways } from '../frame/ways.tsx'
import { useCalculatorInput } from '../inputs/use-calculator-input.ts'
import type { Calculator, PicturesProps, ResultRow } from './calculator.ts'
import { CalculatorField } from './calculator-field.tsx'
import { withDependentFields } from './dependent-fields.ts'
import styles from './calculator-view.module.css'
import { labelsOf } from './field-labels.ts'
import { isHidden, numberFor, type Field, type Fields, type InputOf } from './field.ts'
import { isRefused, type Refusal } from './refusal.ts'
import { bigText, resultText } from './result-text.ts'
import { resultOf, shownDecimals, shownResults } from './shown-results.ts'

interface CalculatorViewProps<Of extends Fields, Results extends object> {
  of: Calculator<Of, Results>
}

const LateWorkings = lateHydrated(async () => (await import('../frame/workings.tsx')).Workings)
const LateWhatIf = lateHydrated(async () => (await import('../what-ifs/what-if-line.tsx')).WhatIfLine)
const LatePictures = lateHydrated(async () => (await import('./calculator-pictures.tsx')).CalculatorPictures)

/** The inputs and results of a calculator definition. */
export function CalculatorView<const Of extends Fields, Results extends object>({ of }: CalculatorViewProps<Of, Results>) {
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
  const result = <ResultData id={big.id} value={value} text={text} />
  const fieldsWith = (edit: typeof change) => <CalculatorFields key={turn} of={of} fields={needed} input={input} change={edit} />
  return (
    <>
      <CalculatorFrame
        what={big.name}
        result={of.tone && !isRefused(worked) ? <span className={styles[of.tone(worked)]}>{result}</span> : result}
        spoken={of.spoken && !isRefused(worked) ? of.spoken(worked, input) : `${big.name}: ${text}`}
        notes={notes}
        labels={labelsOf(of.fields)}
        address={address}
        onReset={reset}
        lead={of.remarksInAnswer !== undefined && !isRefused(worked) && <Said of={of} input={input} results={worked} today={today} part="answer" />}
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
function shownBig<Of extends Fields, Results extends object>(
  of: Calculator<Of, Results>,
  worked: Results,
  input: InputOf<Of>,
  { id, unit }: ResultRow,
) {
  const results = shownResults(of, worked, input, shownDecimals(of, worked, input))
  return bigText(resultOf(results, id) ?? Number.NaN, unit, of.isToThePaisa)
}

interface BelowProps<Of extends Fields, Results extends object> extends PartProps<Of, Results> {
  worked: Results | Refusal
  today: string
  part: 'results' | 'tables'
}

/** The part below the main result, or the charts and tables below the whole calculator. */
function Below<Of extends Fields, Results extends object>({ of, input, worked, today, part }: BelowProps<Of, Results>) {
  const Pictures = of.Pictures ?? LatePictures
  const described: object = of
  // The pictures accept the fields and results of any calculator, so the cast is safe.
  const pictured = { of: described as PicturesProps['of'], input, today }
  if (part === 'tables') return <Pictures part="tables" {...pictured} />
  const [, ...rows]: readonly ResultRow[] = of.results(input)
  return (
    <BelowResult
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

interface PartProps<Of extends Fields, Results extends object> extends CalculatorViewProps<Of, Results> {
  input: InputOf<Of>
}

interface FieldsProps<Of extends Fields, Results extends object> extends PartProps<Of, Results> {
  fields: readonly (readonly [string, Field])[]
  change: (part: Partial<InputOf<Of>>) => void
}

function CalculatorFields<Of extends Fields, Results extends object>({ of, fields: shown, input, change }: FieldsProps<Of, Results>) {
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
          onChange={(value) => change(withDependentFields(of.fields, input, changeOf(name, value)))}
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

interface BelowResultProps<Of extends Fields, Results extends object> extends PartProps<Of, Results> {
  worked: Results | Refusal
  rows: readonly ResultRow[]
  today: string
  whatIf: ReactNode
  charts: ReactNode
}

function BelowResult<Of extends Fields, Results extends object>({ of, input, worked, rows, today, whatIf, charts }: BelowResultProps<Of, Results>) {
  if (isRefused(worked)) return <p>{worked.refused}</p>
  return (
    <>
      <Said of={of} input={input} results={worked} today={today} part="rest" />
      {whatIf}
      {charts}
      {of.List ? <of.List results={shownResults(of, worked, input, 2)} input={input} /> : <ResultList rows={shownRows(of, rows, worked, input)} />}
      {of.below?.(shownResults(of, worked, input, 2), input).map((words) => (
        <p key={words}>{words}</p>
      ))}
      {of.Workings ? (
        <of.Workings results={shownResults(of, worked, input, 2)} input={input} />
      ) : (
        <LateWorkings
          formula={typeof of.formula === 'function' ? of.formula(input) : of.formula}
          steps={of.steps?.(shownResults(of, worked, input, 2), input, worked)}
        />
      )}
      <Ways ways={of.ways?.(worked, input, today) ?? []} />
    </>
  )
}

interface SaidProps<Of extends Fields, Results extends object> extends PartProps<Of, Results> {
  results: Results
  today: string
  /** Above the inputs on a phone, or among the results. */
  part: 'answer' | 'rest'
}

/** The sentence and the remarks that belong to this place. */
function Said<Of extends Fields, Results extends object>({ of, input, results, today, part }: SaidProps<Of, Results>) {
  const inAnswer = of.remarksInAnswer
  const remarks = of.remarks?.(results, input, today) ?? []
  const held = of.held?.(input, today)
  const hasSentence = (part === 'answer') === (inAnswer !== undefined)
  return (
    <>
      {hasSentence && <Sentence of={of} input={input} results={shownResults(of, results, input, 0)} />}
      {hasSentence && held && <p className={styles.remark}>{held.words}</p>}
      {(part === 'answer' ? remarks.slice(0, inAnswer) : remarks.slice(inAnswer ?? 0)).map((remark) => (
        <p key={remark} className={styles.remark}>
          {remark}
        </p>
      ))}
    </>
  )
}

const Sentence = <Of extends Fields, Results extends object>({ of, input, results }: PartProps<Of, Results> & { results: Results }) =>
  of.Sentence ? <of.Sentence results={results} input={input} words={of.sentence(results, input)} /> : <p>{of.sentence(results, input)}</p>

/** The results that exist, as rows; the others are left out. */
function shownRows<Of extends Fields, Results extends object>(
  of: Calculator<Of, Results>,
  rows: readonly ResultRow[],
  worked: Results,
  input: InputOf<Of>,
) {
  const decimals = shownDecimals(of, worked, input)
  const results = shownResults(of, worked, input, decimals)
  return rows.flatMap(({ id, name, unit, isToThePaisa, isHiddenAtZero }) => {
    const [value, shown] = [resultOf(worked, id), resultOf(results, id)]
    if (value === undefined || shown === undefined) return []
    const result = <ResultData key={id} id={id} value={value} text={resultText(shown, unit, isToThePaisa ? 2 : decimals)} />
    return [[name, result, isHiddenAtZero === true && shown === 0] as const]
  })
}

interface ResultDataProps {
  id: string
  value: number | undefined
  text: string
}

/** A result as text, with the unrounded value for programs. */
const ResultData = ({ id, value, text }: ResultDataProps) =>
  value === undefined ? (
    <span>—</span>
  ) : (
    <data id={id} value={String(value)}>
      {text}
    </data>
  )
