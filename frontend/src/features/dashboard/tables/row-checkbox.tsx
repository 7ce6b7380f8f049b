import { useEffect, useRef } from 'react'
import styles from './desk-table.module.css'

interface ChoiceBoxProps {
  label: string
  isChosen: boolean
  /** True if only some of its rows are selected. */
  isPartly?: boolean
  onChange: (isChosen: boolean) => void
}

/** A check box that fills its cell. Its label is for screen readers. */
export function RowCheckbox({ label, isChosen, isPartly = false, onChange }: ChoiceBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly
  }, [isPartly])
  return (
    <label className={styles.choice}>
      <input ref={box} type="checkbox" checked={isChosen} onChange={({ target }) => onChange(target.checked)} />
      <span className="visually-hidden">{label}</span>
    </label>
  )
}
