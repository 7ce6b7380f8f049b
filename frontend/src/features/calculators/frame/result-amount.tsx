import { rupees } from '../../../lib/money.ts'

interface ResultAmountProps {
  id: string
  /** In rupees, unrounded; undefined if there is no result. */
  value: number | undefined
  /** The displayed text, if it is rounded together with others. */
  text?: string
}

/** An amount to the paisa, with the unrounded value for programs. A dash without a value if there is no result. */
export function ResultAmount({ id, value, text = rupees(value ?? Number.NaN) }: ResultAmountProps) {
  if (value === undefined || !Number.isFinite(value)) return <span>—</span>
  return (
    <data id={id} value={String(value)}>
      {text}
    </data>
  )
}
