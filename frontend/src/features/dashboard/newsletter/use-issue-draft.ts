import type { DeskIssue, IssueBody } from '@artha/contract/newsletter-issue'
import { useRef, useState } from 'react'
import { refusalOf } from '../../../api/refusal-of.ts'
import type { FormProblem } from '../../../ui/form-state.ts'
import { titledProblemOf } from '../../../ui/refused-call.ts'
import { useUpdateIssue } from '../api.ts'

/** Returns the fields of an issue that its editor writes. */
function contentOf(issue: DeskIssue): IssueBody {
  const { subject, previewLine, opening, figureKeys, articleIds, storyIds, calculator, dueDateIds, question, answer, termSlug, goesAt } = issue
  return { subject, previewLine, opening, figureKeys, articleIds, storyIds, calculator, dueDateIds, question, answer, termSlug, goesAt }
}

/** The form of a draft: what is typed, the version that it began with, and how the last action ended. `reload` reads the saved draft again. */
export function useIssueDraft(issue: DeskIssue, reload: () => void) {
  const [values, setValues] = useState(() => contentOf(issue))
  const [version, setVersion] = useState(issue.version)
  const [isUnsaved, setIsUnsaved] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<FormProblem>()
  const [done, setDone] = useState<string>()
  const newest = useRef(values)
  const update = useUpdateIssue()

  /** Runs one action at a time. `title` says that it failed; `work` resolves to the message if it did not. */
  async function run(title: string, work: () => Promise<string | undefined>) {
    if (isBusy) return
    setIsBusy(true)
    setProblem(undefined)
    setDone(undefined)
    try {
      setDone(await work())
    } catch (error) {
      const refusal = refusalOf(error)
      setProblem(titledProblemOf(refusal, title))
      if (refusal.status === 409) reload()
    } finally {
      setIsBusy(false)
    }
  }

  return {
    values,
    version,
    isUnsaved,
    isBusy,
    isSaving: update.isPending,
    problem,
    done,
    /** True if somebody has saved the draft since this form took it. */
    isOlder: issue.version > version && !isBusy,
    run,
    change(changed: IssueBody) {
      newest.current = changed
      setValues(changed)
      setIsUnsaved(true)
    },
    save: () =>
      run('The draft was not saved.', async () => {
        const saved = await update.write({ id: issue._id, body: { ...values, version } })
        setVersion(saved.version)
        // What was typed while it was being saved is not saved
        setIsUnsaved(newest.current !== values)
        return 'Draft saved.'
      }),
    takeSaved() {
      const saved = contentOf(issue)
      newest.current = saved
      setValues(saved)
      setVersion(issue.version)
      setIsUnsaved(false)
      setProblem(undefined)
    },
    keepMine() {
      setVersion(issue.version)
      setProblem(undefined)
    },
    leave: () => setIsUnsaved(false),
  }
}

export type IssueDraftForm = ReturnType<typeof useIssueDraft>
