import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { FeeFields, PartPaymentFields, RateFields, type RowFieldsProps } from './plan-row-fields.tsx'
import { mostPlanRows, type PlanInput, type RefusedRow } from './plan-rows.ts'
import { feeWords, partPaymentWords, problemWords, rateWords } from './plan-words.ts'
import styles from './plan-section.module.css'

interface PlanListProps {
  plan: PlanInput
  /** Rows of it that do not count. */
  refused: readonly RefusedRow[]
  onChange: (plan: PlanInput) => void
  /** The plan without a row, and what that row was. */
  onRemove: (plan: PlanInput, words: string) => void
}

type RowList = 'partPayments' | 'rates' | 'fees'

/** The parameter of a link that each list of rows is. */
const parameters: Readonly<Record<RowList, string>> = { partPayments: 'prepay', rates: 'rate', fees: 'fee' }
const ofList = <List extends RowList>(list: List, rows: PlanInput[List]) => ({ [list]: rows })

/** The rows of a plan, each in words with its fields below them, and the ways to have more. */
export function PlanList({ plan, refused, onChange, onRemove }: PlanListProps) {
  // A row that has just been added is open, and its first field has the focus
  const [added, setAdded] = useState<string>()
  const adding = useRef<HTMLDivElement>(null)
  // Rows have no name of their own that stays: after a removal all fields start afresh
  const [removals, setRemovals] = useState(0)

  function add<List extends RowList>(list: List, row: PlanInput[List][number]) {
    setAdded(`${list} ${plan[list].length}`)
    // A list with one more of its own rows
    onChange({ ...plan, ...ofList(list, [...plan[list], row] as PlanInput[List]) })
  }

  function remove(next: PlanInput, words: string) {
    setRemovals(removals + 1)
    setAdded(undefined)
    onRemove(next, words)
    adding.current?.querySelector('button')?.focus()
  }

  const each = { plan, refused, added, onChange, onRemove: remove }
  const isFull = (list: RowList) => plan[list].length >= mostPlanRows
  const hasRows = plan.partPayments.length + plan.rates.length + plan.fees.length > 0
  return (
    <>
      {hasRows && (
        <ul key={removals} className={styles.rows}>
          <RowsOf list="partPayments" words={partPaymentWords} Fields={PartPaymentFields} {...each} />
          <RowsOf list="rates" words={rateWords} Fields={RateFields} {...each} />
          <RowsOf list="fees" words={feeWords} Fields={FeeFields} {...each} />
        </ul>
      )}
      <div ref={adding} className={`${styles.adding} needs-script not-printed`}>
        <Button disabled={isFull('partPayments')} onClick={() => add('partPayments', { kind: 'once', from: 12, amount: 100_000, effect: 'time' })}>
          Add a part-payment
        </Button>
        <Button disabled={isFull('rates')} onClick={() => add('rates', { from: 13, annualRatePercent: 9, effect: 'emi' })}>
          Add another rate
        </Button>
        <Button disabled={isFull('fees')} onClick={() => add('fees', { name: 'Processing', amount: 10_000 })}>
          Add a fee
        </Button>
      </div>
    </>
  )
}

interface RowsOfProps<List extends RowList> extends PlanListProps {
  list: List
  /** The list and the place of the row that has just been added. */
  added: string | undefined
  words: (row: PlanInput[List][number]) => string
  Fields: ComponentType<RowFieldsProps<PlanInput[List][number]>>
}

function RowsOf<List extends RowList>({ list, plan, refused, added, words, Fields, onChange, onRemove }: RowsOfProps<List>) {
  // Of a list by its name TypeScript knows each row, and not that together they are that list
  const rows = plan[list] as PlanInput[List][number][]
  // … and the other way round
  const withRows = (next: PlanInput[List][number][]) => ({ ...plan, ...ofList(list, next as PlanInput[List]) })
  return rows.map((row, at) => (
    <PlanRow
      key={at}
      words={words(row)}
      isNew={added === `${list} ${at}`}
      problem={refused.find((each) => each.parameter === parameters[list] && each.at === at)}
      onRemove={() => onRemove(withRows(rows.filter((_, each) => each !== at)), words(row))}
    >
      <Fields row={row} onChange={(next) => onChange(withRows(rows.map((each, place) => (place === at ? next : each))))} />
    </PlanRow>
  ))
}

interface PlanRowProps {
  words: string
  isNew: boolean
  problem: RefusedRow | undefined
  onRemove: () => void
  children: ReactNode
}

function PlanRow({ words, isNew, problem, onRemove, children }: PlanRowProps) {
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) fields.current?.querySelector<HTMLElement>('select, input')?.focus()
  }, [isNew])
  return (
    <li className={styles.row}>
      <details open={isNew}>
        <summary className={styles.words}>{words}</summary>
        <div ref={fields} className={`${styles.fields} needs-script`}>
          {children}
        </div>
      </details>
      <Button look="bare" aria-label={`Remove ${words}`} onClick={onRemove}>
        Remove
      </Button>
      {problem && <p className={styles.problem}>This row {problemWords[problem.problem]}. It does not count; the rest does.</p>}
    </li>
  )
}
