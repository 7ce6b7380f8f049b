import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { shortRupees } from '../charts/short-rupees.ts'
import type { InputLimits } from './input-limits.ts'
import { labelParameter, longestLabel, mostRows, type LabelledAmount, type RowList } from './labelled-amounts.ts'
import { NumberField } from './number-field.tsx'
import { UndoNote } from './undo-note.tsx'
import styles from './amount-rows.module.css'

interface AmountRowsProps {
  title: string
  /** Its parameter in a link. */
  name: string
  list: RowList
  rows: readonly LabelledAmount[]
  /** What the name of a row is called. */
  nameLabel?: string
  onChange: (rows: LabelledAmount[]) => void
}

/** A row is one line, which has no room for a slider. */
const inRow = (limits: InputLimits): InputLimits => ({ ...limits, slide: 'none' })

/** Rows that people name themselves, with as many as they need. */
export function AmountRows({ title, name, list, rows, nameLabel = 'name', onChange }: AmountRowsProps) {
  const add = useRef<HTMLDivElement>(null)
  // Rows have no name of their own that stays: after a removal all fields start afresh, or one would show its neighbour's text
  const [removals, setRemovals] = useState(0)
  const [before, setBefore] = useState<{ words: string; rows: readonly LabelledAmount[] }>()
  const { unlabelled, limits } = list

  // Once it is drawn: of a full list the button is disabled until then, and takes no focus
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

  return (
    <fieldset className={styles.rows}>
      <legend className={styles.title}>{title}</legend>
      {rows.map(({ label, amount }, index) => {
        const row = `${unlabelled} ${index + 1}`
        return (
          <div key={`${removals} ${index}`} className={styles.row}>
            <Field
              label={`${row}: ${nameLabel}`}
              name={labelParameter(name)}
              autoComplete="off"
              maxLength={longestLabel}
              value={label}
              onChange={({ currentTarget }) => set(index, { label: currentTarget.value })}
            />
            <NumberField
              label={`${row}: amount`}
              name={name}
              limits={inRow(limits)}
              value={amount}
              onChange={(value) => set(index, { amount: value })}
            />
            {rows.length > 1 && (
              <Button
                look="bare"
                className={styles.remove}
                aria-label={`Remove ${label.trim() || row}`}
                onClick={() => remove(index, label.trim() || row)}
              >
                ×
              </Button>
            )}
          </div>
        )
      })}
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
