import type { FigureRow } from '@artha/contract/figure-answer'
import { useMemo, useState, type ComponentType } from 'react'
import { useFiguresOf } from '../../api/figures.ts'
import type { Calculator } from '../../features/calculators/definition/calculator.ts'
import type { Fields } from '../../features/calculators/definition/field.ts'
import type { WithFigures } from '../../features/calculators/definition/with-figures.ts'
import { todayInIndia } from '../../lib/india-clock.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { CalculatorDocument, WholeCalculator } from './calculator-document.tsx'

/** Makes the page of a calculator that uses official figures. Their rows come with the page, or the browser reads them during navigation. */
export function registerPage<const Of extends Fields, Results extends object>({ keys, of }: WithFigures<Calculator<Of, Results>>): ComponentType {
  // Path, title and standfirst are the same on every day
  const words = of([], '')
  return function RegisterPage() {
    const figures = useFiguresOf(keys)
    return (
      <CalculatorDocument of={words}>
        <LoadState of={figures} pending={null}>
          {(rows) => <Made of={of} rows={rows} />}
        </LoadState>
      </CalculatorDocument>
    )
  }
}

interface MadeProps<Of extends Fields, Results extends object> {
  of: WithFigures<Calculator<Of, Results>>['of']
  rows: readonly FigureRow[]
}

/** The calculator for the given rows. An open page follows a change of the figures and keeps the entered values. */
function Made<const Of extends Fields, Results extends object>({ of, rows }: MadeProps<Of, Results>) {
  const [today] = useState(todayInIndia)
  return <WholeCalculator of={useMemo(() => of(rows, today), [of, rows, today])} rows={rows} />
}
