import { useMemo, useState } from 'react'
import type { EditorKind, FieldProblems, StoredEntry } from './editor-kind.ts'
import type { FormState } from './form-state.ts'
import { stillRefused } from './refused-fields.ts'

/**
 * What is wrong with which field. Nothing is said before the first try; from then on each message goes as soon as what
 * it is about is mended. `tries` counts the tries that failed, each of which moves the focus.
 */
export function useFormCheck<Values extends { title: string }, Stored extends StoredEntry>(kind: EditorKind<Values, Stored>, form: FormState<Values>) {
  const [checkedForm, setCheckedForm] = useState<string>()
  const [refused, setRefused] = useState<{ fields: FieldProblems; values: Values }>()
  const [tries, setTries] = useState(0)

  const isChecked = checkedForm === form.formId
  const problems = useMemo<FieldProblems>(
    () => (isChecked ? { ...stillRefused(refused, form.values), ...kind.problemsOf(form.values, form.base) } : {}),
    [isChecked, refused, kind, form.values, form.base],
  )

  /** Whether these values may be sent; where not, the messages appear. */
  function passes(candidate: FormState<Values>) {
    if (kind.problemsOf(candidate.values, candidate.base) === undefined) return true
    setCheckedForm(candidate.formId)
    setTries((count) => count + 1)
    return false
  }

  function refuse(candidate: FormState<Values>, fields: FieldProblems) {
    setRefused({ fields, values: candidate.values })
    setCheckedForm(candidate.formId)
    setTries((count) => count + 1)
  }
  return { problems, tries, passes, refuse }
}
