import { Button } from '../../../ui/button.tsx'
import type { ComparedRow } from './compared-row.ts'
import styles from './scenario-comparison.module.css'

interface ScenarioColumn {
  query: string
  name: string
  rows: readonly ComparedRow[]
  isKept: boolean
}

interface ScenarioTableProps {
  columns: readonly ScenarioColumn[]
  /** The query of what is in the fields. */
  inFields: string
  onTake: (query: string) => void
  onRemove: (query: string) => void
}

const caption = 'Scenarios side by side'

/** A line for each input and result, a column for each scenario. */
export const ScenarioTable = ({ columns, inFields, onTake, onRemove }: ScenarioTableProps) => (
  <div className={styles.frame} tabIndex={0} role="group" aria-label={caption}>
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <td />
          {columns.map(({ query, name, isKept }) => (
            <th key={query} scope="col">
              {name}
              {isKept && query === inFields && <span className={styles.shown}> in the fields</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {columns[0]?.rows.map(({ name, result }, index) => (
          <tr key={name} className={result && styles.result}>
            <th scope="row">{name}</th>
            {columns.map(({ query, rows }) => (
              <td key={query}>{rows[index]?.text}</td>
            ))}
          </tr>
        ))}
        <tr className="not-printed">
          <td />
          {columns.map(({ query, name, isKept }) => (
            <td key={query}>
              {isKept && <Actions name={name} canTake={query !== inFields} onTake={() => onTake(query)} onRemove={() => onRemove(query)} />}
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
      <Button look="bare" aria-label={`Use ${name.toLowerCase()}`} onClick={onTake}>
        Use
      </Button>
    )}
    <Button look="bare" aria-label={`Remove ${name.toLowerCase()}`} onClick={onRemove}>
      Remove
    </Button>
  </span>
)
