import { useEffect, useRef } from 'react'
import styles from './desk-table.module.css'

interface ChoiceBoxProps {
  label: string
  isChosen: boolean
  /** Some of what it stands for are chosen. */
  isPartly?: boolean
  onChange: (isChosen: boolean) => void
}

/** A check box that fills the cell of a row; its words are for those who do not see the row. */
export function ChoiceBox({ label, isChosen, isPartly = false, onChange }: ChoiceBoxProps) {
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
