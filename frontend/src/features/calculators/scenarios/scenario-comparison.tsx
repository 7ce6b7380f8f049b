import { useDeferredValue } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import type { ComparedRow } from './compared-row.ts'
import { differenceWords } from './difference-words.ts'
import { ScenarioTable } from './scenario-table.tsx'
import styles from './scenario-comparison.module.css'

export interface ScenarioComparisonProps {
  /** Queries, as they were kept. */
  kept: readonly string[]
  /** What is in the fields. */
  current: string
  rowsOf: (query: string) => readonly ComparedRow[]
  onTake: (query: string) => void
  /** All of them, where none is named. */
  onRemove: (query?: string) => void
}

/** What is kept side by side with what is in the fields, and the differences in words. */
export function ScenarioComparison({ kept, current, rowsOf, onTake, onRemove }: ScenarioComparisonProps) {
  const shown = useDeferredValue(current)
  const columns = kept.map((query, index) => ({ query, name: `Scenario ${index + 1}`, rows: rowsOf(query), isKept: true }))
  if (!kept.includes(shown)) columns.push({ query: shown, name: 'In the fields now', rows: rowsOf(shown), isKept: false })
  const [base, ...others] = columns
  if (!base) return null
  return (
    <section className={styles.comparison} aria-labelledby="scenarios-title">
      <SectionHeading id="scenarios-title">Scenarios</SectionHeading>
      <ScenarioTable columns={columns} inFields={shown} onTake={onTake} onRemove={onRemove} />
      {others.map(({ query, name, rows }) => (
        <p key={query} className={styles.difference}>
          <strong>{name}</strong> against scenario 1: {differenceWords(base.rows, rows) ?? 'the same results'}.
        </p>
      ))}
      <p className={styles.aside}>Kept on this device until you remove them, and sent nowhere.</p>
      {kept.length > 0 && (
        <div>
          <Button onClick={() => onRemove()}>Remove all scenarios</Button>
        </div>
      )}
    </section>
  )
}
