import { rupees } from '../../../lib/money.ts'
import { bigRupees } from './big-rupees.ts'

interface ResultFigureProps {
  id: string
  /** In rupees, unrounded; undefined where nothing can be worked out. */
  value: number | undefined
}

/** An amount that programs read unrounded and people to the paisa. */
export const ResultFigure = ({ id, value = Number.NaN }: ResultFigureProps) => (
  <data id={id} value={String(value)}>
    {rupees(value)}
  </data>
)

/** The big figure; programs read it unrounded. */
export const BigFigure = ({ id, value = Number.NaN }: ResultFigureProps) => (
  <data id={id} value={String(value)}>
    {bigRupees(value)}
  </data>
)
