import { Button } from '../../../ui/button.tsx'
import type { ComparedRow } from './compared-row.ts'
import { longestScenarioName } from './kept-scenarios.ts'
import type { ComparedLine } from './side-by-side.ts'
import styles from './scenario-comparison.module.css'

export interface ScenarioColumn {
  query: string
  /** The displayed name. */
  name: string
  rows: readonly ComparedRow[]
  /** Absent for the current input; `name` is the reader's name for it, '' if none. */
  kept?: { name: string; number: number }
}

interface ScenarioTableProps {
  columns: readonly ScenarioColumn[]
  /** The rows of the table, with a text for each column. */
  lines: readonly ComparedLine[]
  /** The query of the current input. */
  inFields: string
  onTake: (query: string) => void
  onRemove: (query: string) => void
  onRename: (query: string, name: string) => void
}

const caption = 'Scenarios side by side'

/** A row for each input and result, a column for each scenario. */
export const ScenarioTable = ({ columns, lines, inFields, onTake, onRemove, onRename }: ScenarioTableProps) => (
  <div className={styles.frame} tabIndex={0} role="group" aria-label={caption}>
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <td />
          {columns.map(({ query, name, kept }) => (
            <th key={query} scope="col">
              <span>{name}</span>
              {kept && query === inFields && <span className={styles.shown}> current</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, isResult, texts }, line) => (
          <tr key={line} className={isResult ? styles.result : undefined}>
            <th scope="row">{name}</th>
            {columns.map(({ query }, at) => (
              <td key={query}>{texts[at]}</td>
            ))}
          </tr>
        ))}
        <tr className="not-printed">
          <th scope="row">Name</th>
          {columns.map(({ query, kept }) => (
            <td key={query}>
              {kept && (
                <input
                  className={styles.name}
                  aria-label={`Name of scenario ${kept.number}`}
                  placeholder={`Scenario ${kept.number}`}
                  maxLength={longestScenarioName}
                  autoComplete="off"
                  value={kept.name}
                  onChange={({ currentTarget }) => onRename(query, currentTarget.value)}
                />
              )}
            </td>
          ))}
        </tr>
        <tr className="not-printed">
          <td />
          {columns.map(({ query, kept }) => (
            <td key={query}>
              {kept && (
                <Actions
                  name={kept.name.trim() || `scenario ${kept.number}`}
                  canTake={query !== inFields}
                  onTake={() => onTake(query)}
                  onRemove={() => onRemove(query)}
                />
              )}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  </div>
)

interface ActionsProps {
  name: string
  canTake: boolean
  onTake: () => void
  onRemove: () => void
}

const Actions = ({ name, canTake, onTake, onRemove }: ActionsProps) => (
  <span className={styles.actions}>
    {canTake && (
      <Button look="bare" aria-label={`Use ${name}`} onClick={onTake}>
        Use
      </Button>
    )}
    <Button look="bare" aria-label={`Remove ${name}`} onClick={onRemove}>
      Remove
    </Button>
  </span>
)
