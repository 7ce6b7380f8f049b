import { useEffect, useRef, useState, type ClipboardEvent, type ComponentType, type ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { foldOf } from '../../inputs/folded-rows.ts'
import { pastedCells } from '../../inputs/pasted-rows.ts'
import { pastedPartPayments } from './pasted-part-payments.ts'
import { FeeFields, PartPaymentFields, RateFields, type RowFieldsProps } from './plan-row-fields.tsx'
import { mostPlanRows, type FeeRow, type PartPaymentRow, type PlanInput, type RateRow, type RefusedRow } from './plan-rows.ts'
import { feeText, partPaymentText, problemTexts, rateText } from './plan-texts.ts'
import styles from './plan-section.module.css'

interface PlanListProps {
  plan: PlanInput
  /** Rows of the plan that are ignored. */
  refused: readonly RefusedRow[]
  onChange: (plan: PlanInput) => void
  /** Takes the plan without a row, and a description of that row. */
  onRemove: (plan: PlanInput, words: string) => void
  /** Takes the plan with pasted part payments, and a message about them. */
  onPaste: (plan: PlanInput, words: string) => void
}

/** The row type of each list. The mapped type below lets TypeScript infer the row type from the name of a list. */
interface RowOf {
  partPayments: PartPaymentRow
  rates: RateRow
  fees: FeeRow
}
type RowList = keyof RowOf
type Lists = { [List in RowList]: RowOf[List][] }

/** The link parameter of each list. */
const parameters: Readonly<Record<RowList, string>> = { partPayments: 'prepay', rates: 'rate', fees: 'fee' }
const rowsIn = <List extends RowList>(plan: Lists, list: List): RowOf[List][] => plan[list]
const withList = <List extends RowList>(plan: PlanInput, list: List, rows: RowOf[List][]): PlanInput => ({ ...plan, [list]: rows })

/** The rows of a plan, each as a sentence with its fields below, and buttons to add more. */
export function PlanList({ plan, refused, onChange, onRemove, onPaste }: PlanListProps) {
  // A new row is open, and its first field has the focus
  const [added, setAdded] = useState<string>()
  const adding = useRef<HTMLDivElement>(null)
  // Rows have no stable key: after a removal all fields are recreated
  const [removals, setRemovals] = useState(0)

  function add<List extends RowList>(list: List, row: RowOf[List]) {
    setAdded(`${list} ${plan[list].length}`)
    onChange(withList(plan, list, [...rowsIn(plan, list), row]))
  }

  function remove(next: PlanInput, words: string) {
    setRemovals(removals + 1)
    setAdded(undefined)
    onRemove(next, words)
    adding.current?.querySelector<HTMLButtonElement>('button:enabled')?.focus()
  }

  /** Replaces a part payment by the rows of a pasted spreadsheet. */
  function paste(cells: string[][], at: number) {
    const { partPayments } = plan
    const [like] = partPayments.slice(at)
    if (!like) return
    const { rows, words } = pastedPartPayments(cells, like, mostPlanRows - partPayments.length + 1)
    setRemovals(removals + 1)
    setAdded(undefined)
    onPaste({ ...plan, partPayments: rows.length === 0 ? partPayments : partPayments.toSpliced(at, 1, ...rows) }, words)
  }

  const each = { plan, refused, added, onChange, onRemove: remove }
  const isFull = (list: RowList) => plan[list].length >= mostPlanRows
  const hasRows = plan.partPayments.length + plan.rates.length + plan.fees.length > 0
  return (
    <>
      {hasRows && (
        <ul key={removals} className={styles.rows}>
          <RowsOf list="partPayments" words={partPaymentText} Fields={PartPaymentFields} onPaste={paste} {...each} />
          <RowsOf list="rates" words={rateText} Fields={RateFields} {...each} />
          <RowsOf list="fees" words={feeText} Fields={FeeFields} {...each} />
        </ul>
      )}
      <div ref={adding} className={`${styles.adding} needs-script not-printed`}>
        <Button disabled={isFull('partPayments')} onClick={() => add('partPayments', { kind: 'once', from: 12, amount: 100_000, effect: 'time' })}>
          Add a part-payment
        </Button>
        <Button disabled={isFull('rates')} onClick={() => add('rates', { from: 13, annualRatePercent: 9, effect: 'emi' })}>
          Add a rate change
        </Button>
        <Button disabled={isFull('fees')} onClick={() => add('fees', { name: 'Processing', amount: 10_000 })}>
          Add a fee
        </Button>
      </div>
    </>
  )
}

interface RowsOfProps<List extends RowList> extends Omit<PlanListProps, 'onPaste'> {
  onPaste?: (cells: string[][], at: number) => void
  list: List
  /** The list and index of the row added last. */
  added: string | undefined
  words: (row: RowOf[List]) => string
  Fields: ComponentType<RowFieldsProps<RowOf[List]>>
}

function RowsOf<List extends RowList>({ list, plan, refused, added, words, Fields, onChange, onRemove, onPaste }: RowsOfProps<List>) {
  const rows = rowsIn(plan, list)
  const [isOpen, setIsOpen] = useState(false)
  const withRows = (next: RowOf[List][]) => withList(plan, list, next)
  const fold = foldOf(rows.length, isOpen)
  return rows.map((row, at) => {
    if (fold && at > fold.from && at < fold.to) return null
    if (at === fold?.from)
      return (
        <li key={at} className="needs-script not-printed">
          <Button onClick={() => setIsOpen(true)}>{`Show all ${rows.length} rows`}</Button>
        </li>
      )
    return (
      <PlanRow
        key={at}
        words={words(row)}
        isNew={added === `${list} ${at}`}
        problem={refused.find((each) => each.parameter === parameters[list] && each.at === at)}
        onPaste={onPaste && ((cells) => onPaste(cells, at))}
        onRemove={() => onRemove(withRows(rows.filter((_, each) => each !== at)), words(row))}
      >
        <Fields row={row} onChange={(next) => onChange(withRows(rows.map((each, place) => (place === at ? next : each))))} />
      </PlanRow>
    )
  })
}

interface PlanRowProps {
  words: string
  isNew: boolean
  problem: RefusedRow | undefined
  onRemove: () => void
  onPaste: ((cells: string[][]) => void) | undefined
  children: ReactNode
}

function PlanRow({ words, isNew, problem, onRemove, onPaste, children }: PlanRowProps) {
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) fields.current?.querySelector<HTMLElement>('select, input')?.focus()
  }, [isNew])
  function paste(event: ClipboardEvent) {
    const cells = onPaste && pastedCells(event.clipboardData.getData('text/plain'))
    if (!cells) return
    event.preventDefault()
    onPaste(cells)
  }

  return (
    <li className={styles.row} onPaste={paste}>
      <details open={isNew}>
        <summary className={styles.words}>{words}</summary>
        <div ref={fields} className={`${styles.fields} needs-script`}>
          {children}
        </div>
      </details>
      <Button look="bare" aria-label={`Remove ${words}`} onClick={onRemove}>
        Remove
      </Button>
      {problem && <p className={styles.problem}>{`This row ${problemTexts[problem.problem]}. It is ignored; the rest still counts.`}</p>}
    </li>
  )
}
