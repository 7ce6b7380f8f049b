import { Fragment, useEffect, useRef, useState, type ClipboardEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { useIsHydrated } from '../../../ui/is-hydrated.ts'
import { shortRupees } from '../charts/short-rupees.ts'
import { foldOf } from './folded-rows.ts'
import type { InputLimits } from './input-limits.ts'
import { labelParameter, longestLabel, mostRows, type LabelledAmount, type RowList, type RowsBy } from './labelled-amounts.ts'
import { NumberField } from './number-field.tsx'
import { pastedCells, pasteRows } from './pasted-rows.ts'
import { useTypedEarly } from './typed-early.ts'
import { UndoNote } from './undo-note.tsx'
import styles from './amount-rows.module.css'

interface AmountRowsProps {
  title: string
  /** The link parameter. */
  name: string
  list: RowList
  rows: readonly LabelledAmount[]
  by: RowsBy
  onChange: (rows: LabelledAmount[]) => void
}

const nameLabels = { name: 'name', date: 'date, as 2024-04-01' }

/** Removes the slider, since a row is one line and has no room for it. */
const inRow = (limits: InputLimits): InputLimits => ({ ...limits, slide: 'none' })

/** A list of rows that readers name, add and remove. */
export function AmountRows({ title, name, list, rows, by, onChange }: AmountRowsProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  useTypedEarly(group, 'rows')
  const add = useRef<HTMLDivElement>(null)
  // Rows have no stable key: after a removal all fields are recreated, or one would show its neighbour's text
  const [removals, setRemovals] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const isHydrated = useIsHydrated()
  const [before, setBefore] = useState<{ words: string; rows: readonly LabelledAmount[] }>()
  const { unlabelled, limits } = list

  // After the render: until then, the button of a full list is disabled and cannot take the focus
  const isRemoved = before !== undefined
  useEffect(() => {
    if (isRemoved) add.current?.querySelector('button')?.focus()
  }, [isRemoved, removals])

  function change(next: LabelledAmount[]) {
    setBefore(undefined)
    onChange(next)
  }

  const set = (index: number, part: Partial<LabelledAmount>) => change(rows.map((row, each) => (each === index ? { ...row, ...part } : row)))

  function remove(index: number, words: string) {
    setRemovals(removals + 1)
    setBefore({ words: `Removed ${words}.`, rows })
    onChange(rows.filter((_, each) => each !== index))
  }

  function paste(cells: string[][], at: number, column: 'label' | 'amount') {
    const pasted = pasteRows({ rows, cells, at, column, limits })
    setRemovals(removals + 1)
    setBefore({ words: pasted.words, rows })
    onChange(pasted.rows)
  }

  const fold = foldOf(rows.length, isOpen)
  return (
    <fieldset ref={group} className={styles.rows} data-rows>
      <legend className={styles.title}>{title}</legend>
      {rows.map((row, index) =>
        fold && index >= fold.from && index < fold.to ? (
          <Fragment key={`${removals} ${index}`}>
            {!isHydrated && <FoldedRow name={name} row={row} />}
            {index === fold.from && (
              <div className="needs-script not-printed">
                <Button onClick={() => setIsOpen(true)}>{`Show all ${rows.length} rows`}</Button>
              </div>
            )}
          </Fragment>
        ) : (
          <Row
            key={`${removals} ${index}`}
            number={`${unlabelled} ${index + 1}`}
            name={name}
            nameLabel={nameLabels[by]}
            limits={limits}
            row={row}
            onChange={(part) => set(index, part)}
            onPaste={(cells, column) => paste(cells, index, column)}
            onRemove={rows.length > 1 ? (words) => remove(index, words) : undefined}
          />
        ),
      )}
      <UndoNote
        words={before?.words}
        onUndo={() => {
          setRemovals(removals + 1)
          if (before) change([...before.rows])
        }}
      />
      <div ref={add}>
        <Button disabled={rows.length >= mostRows} onClick={() => change([...rows, { label: '', amount: limits.initial }])}>
          {`Add ${unlabelled.toLowerCase()}`}
        </Button>
        <span className={styles.range}>{`each ${limits.min < 0 ? `${shortRupees(limits.min)} to` : 'up to'} ${shortRupees(limits.max)}`}</span>
      </div>
    </fieldset>
  )
}

/** A hidden row, which the form still submits without script. */
const FoldedRow = ({ name, row: { label, amount } }: { name: string; row: LabelledAmount }) => (
  <>
    <input type="hidden" name={labelParameter(name)} value={label} />
    <input type="hidden" name={name} value={amount} />
  </>
)

interface RowProps {
  /** "Asset 3". */
  number: string
  name: string
  nameLabel: string
  limits: InputLimits
  row: LabelledAmount
  onChange: (part: Partial<LabelledAmount>) => void
  onPaste: (cells: string[][], column: 'label' | 'amount') => void
  /** Undefined if this is the only row. */
  onRemove: ((words: string) => void) | undefined
}

function Row({ number, name, nameLabel, limits, row: { label, amount }, onChange, onPaste, onRemove }: RowProps) {
  function paste(event: ClipboardEvent) {
    const cells = pastedCells(event.clipboardData.getData('text/plain'))
    if (!cells) return
    event.preventDefault()
    onPaste(cells, event.target instanceof HTMLInputElement && event.target.name === name ? 'amount' : 'label')
  }

  const words = label.trim() || number
  return (
    <div className={styles.row} onPaste={paste}>
      <Field
        label={`${number}: ${nameLabel}`}
        name={labelParameter(name)}
        autoComplete="off"
        maxLength={longestLabel}
        value={label}
        onChange={({ currentTarget }) => onChange({ label: currentTarget.value })}
      />
      <NumberField label={`${number}: amount`} name={name} limits={inRow(limits)} value={amount} onChange={(value) => onChange({ amount: value })} />
      {onRemove && (
        <Button look="bare" className={styles.remove} aria-label={`Remove ${words}`} onClick={() => onRemove(words)}>
          ×
        </Button>
      )}
    </div>
  )
}
