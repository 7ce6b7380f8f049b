import { useDeferredValue } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { CopyText } from '../links/copy-text.tsx'
import { downloadFile } from '../tables/download-file.ts'
import { cellsCsv, cellsText } from '../tables/table-csv.ts'
import type { ComparedRow } from './compared-row.ts'
import { resultDifferences } from './result-differences.ts'
import type { KeptScenario } from './kept-scenarios.ts'
import { scenarioFile, scenarioFileName } from './scenario-file.ts'
import { ScenarioTable, type ScenarioColumn } from './scenario-table.tsx'
import { sideBySide } from './side-by-side.ts'
import styles from './scenario-comparison.module.css'

export interface ScenarioComparisonProps {
  /** The path of the calculator. */
  path: string
  kept: readonly KeptScenario[]
  /** The query of the current input. */
  current: string
  rowsOf: (query: string) => readonly ComparedRow[]
  onTake: (query: string) => void
  /** Removes one scenario, or all if no query is given. */
  onRemove: (query?: string) => void
  onRename: (query: string, name: string) => void
}

/** The saved scenarios beside the current input, with the differences in words. */
export function ScenarioComparison({ path, kept, current, rowsOf, onTake, onRemove, onRename }: ScenarioComparisonProps) {
  const shown = useDeferredValue(current)
  const columns = kept.map(({ query, name }, index): ScenarioColumn => ({
    query,
    name: name.trim() || `Scenario ${index + 1}`,
    rows: rowsOf(query),
    kept: { name, number: index + 1 },
  }))
  if (!kept.some(({ query }) => query === shown)) columns.push({ query: shown, name: 'Current figures', rows: rowsOf(shown) })
  const [base, ...others] = columns
  if (!base) return null
  const lines = sideBySide(columns.map(({ rows }) => rows))
  const cells = [['', ...columns.map(({ name }) => name)], ...lines.map(({ name, texts }) => [name, ...texts])]
  return (
    <section className={styles.comparison} aria-labelledby="scenarios-title">
      <SectionHeading id="scenarios-title">Scenarios</SectionHeading>
      <ScenarioTable columns={columns} lines={lines} inFields={shown} onTake={onTake} onRemove={onRemove} onRename={onRename} />
      {others.map(({ query, name, rows }) => (
        <p key={query} className={styles.difference}>
          <strong>{name}</strong>
          <span>{` compared with ${base.kept?.name.trim() || 'scenario 1'}: ${resultDifferences(base.rows, rows) ?? 'the same results'}.`}</span>
        </p>
      ))}
      <p className={styles.aside}>Saved on this device until you remove them; never sent anywhere.</p>
      <div className={`${styles.bar} not-printed`}>
        <Button onClick={() => downloadFile(scenarioFileName(path), 'application/json', scenarioFile(path, kept))}>Save as file</Button>
        <Button onClick={() => downloadFile(scenarioFileName(path).replace(/json$/, 'csv'), 'text/csv;charset=utf-8', cellsCsv(cells))}>
          Download CSV
        </Button>
        <CopyText label="Copy" done="Copied" text={() => cellsText(cells)} />
        <Button onClick={() => onRemove()}>Remove all scenarios</Button>
      </div>
    </section>
  )
}
