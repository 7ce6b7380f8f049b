import { rupees } from '../../../lib/money.ts'
import { bigRupees } from './big-rupees.ts'

interface ResultFigureProps {
  id: string
  /** In rupees, unrounded; undefined where nothing can be worked out. */
  value: number | undefined
  /** How it is read, where it is rounded together with others. */
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

/** An amount that programs read unrounded and people to the paisa; one that does not exist is not there for programs at all. */
export const ResultFigure = figureWith(rupees)

/** The big figure; programs read it unrounded. */
export const BigFigure = figureWith(bigRupees)
