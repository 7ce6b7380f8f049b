import { rupees } from '../../../lib/money.ts'
import { bigRupees } from './big-rupees.ts'

interface ResultFigureProps {
  id: string
  /** In rupees, unrounded; undefined if there is no result. */
  value: number | undefined
  /** The displayed text, if it is rounded together with others. */
  text?: string
}

const figureWith = (textOf: (value: number) => string) =>
  function Figure({ id, value, text = textOf(value ?? Number.NaN) }: ResultFigureProps) {
    if (value === undefined || !Number.isFinite(value)) return <span>—</span>
    return (
      <data id={id} value={String(value)}>
        {text}
      </data>
    )
  }

/** An amount to the paisa, with the unrounded value for programs. A dash without a value if there is no result. */
export const ResultFigure = figureWith(rupees)

/** The main result, with the unrounded value for programs. */
export const BigFigure = figureWith(bigRupees)
