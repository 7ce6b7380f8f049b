import { figureRowBody } from '@artha/contract/figure'
import { historyProblem } from '@artha/contract/figure-problems'
import { figureValueBody } from '@artha/contract/figure-value'
import { issueText } from '@artha/contract/issue-texts'
import { safeParse } from 'zod/mini'
import { editableFields, contractRow, type StoredFigure } from './stored-figure'

type Problems = Record<string, string>

const none: Problems = {}

/** Returns the Studio form's name of a field of the contract. */
const formField = (path: PropertyKey[]) => (path[0] === 'value' && path[1] === 'kind' ? 'kind' : String(path[0] ?? 'figureKey'))

/** Returns the problems of a row, by field of the form. */
export function rowProblems(row: Partial<StoredFigure>): Problems {
  const result = safeParse(figureRowBody, contractRow(row), { error: issueText })
  return result.success ? none : Object.fromEntries(result.error.issues.map(({ path, message }) => [formField(path), message]))
}

/** Returns the problems of a draft. Only the value is checked: an editor may save half a row, but no invalid value. */
export function draftProblems({ kind, value }: Partial<StoredFigure>): Problems {
  if (!kind || !value) return none
  const result = safeParse(figureValueBody, { kind, ...value }, { error: issueText })
  return result.success ? none : { value: result.error.issues[0]?.message ?? 'This value cannot be' }
}

/** Returns the conflicts between a row to be published and the figure's other rows in force. */
export function placeProblems(row: StoredFigure, standing: readonly StoredFigure[]): Problems {
  const others = standing.filter(({ documentId }) => documentId !== row.documentId)
  // Published rows passed the contract when they were published, and the new row just before.
  const problem = historyProblem([...others, row].map((each) => contractRow(each) as Parameters<typeof historyProblem>[0][number]))
  return problem === undefined ? none : { validFrom: `${problem}. Add a new row from another date for a change; withdraw a wrong row first.` }
}

const sameValue = (one: unknown, other: unknown) => inOrder(one) === inOrder(other)
const inOrder = (value: unknown) =>
  JSON.stringify(value ?? null, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  )

/** Returns the problems of changing a published row: nothing in it may change, but it may be withdrawn once. */
export function changeProblems(published: StoredFigure, next: Partial<StoredFigure>): Problems {
  if (published.withdrawnOn !== null) return { withdrawalReason: 'This row was withdrawn and cannot be changed.' }
  const [before, after] = [contractRow(published), contractRow({ ...published, ...next })]
  const changed = editableFields.filter((field) => !sameValue(before[field], after[field]))
  return Object.fromEntries(
    changed.map((field) => [
      field,
      'Published rows cannot be changed: add a new row, or withdraw this one by giving a reason at “Withdrawn because”.',
    ]),
  )
}
