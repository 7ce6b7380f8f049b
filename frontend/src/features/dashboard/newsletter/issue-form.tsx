import { issueLimits, type IssueBody, type IssueProblem } from '@artha/contract/newsletter-issue'
import type { SubmitEvent } from 'react'
import { SubmitButton } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextareaField } from '../../../ui/textarea-field.tsx'
import { PieceList } from './piece-list.tsx'
import styles from '../tables/manager.module.css'

interface IssueFormProps {
  values: IssueBody
  /** The server's messages by field. */
  errors: Readonly<Partial<Record<string, string>>>
  problems?: readonly IssueProblem[]
  isSaving: boolean
  onChange: (values: IssueBody) => void
  onSave: () => void
}

/** The content of a draft. What is to be mended is said beside its field. */
export function IssueForm({ values, errors, problems = [], isSaving, onChange, onSave }: IssueFormProps) {
  const change = (changed: Partial<IssueBody>) => onChange({ ...values, ...changed })
  const errorOf = (field: keyof IssueBody) =>
    errors[field] ??
    (problems
      .filter((one) => one.field === field)
      .map(({ text }) => text)
      .join(' ') ||
      undefined)

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isSaving) onSave()
  }

  return (
    <form className={styles.list} aria-label="Issue" noValidate onSubmit={save}>
      <Field
        name="subject"
        label="Subject"
        hint={`At most ${issueLimits.subject} characters.`}
        error={errorOf('subject')}
        value={values.subject}
        onChange={({ target }) => change({ subject: target.value })}
      />
      <Field
        name="previewLine"
        label="Preview line"
        hint="Mailboxes show it after the subject."
        error={errorOf('previewLine')}
        value={values.previewLine}
        onChange={({ target }) => change({ previewLine: target.value })}
      />
      <TextareaField
        name="opening"
        label="Opening"
        hint="Plain text, with an empty line between paragraphs."
        rows={8}
        error={errorOf('opening')}
        value={values.opening}
        onChange={({ target }) => change({ opening: target.value })}
      />
      <PieceList
        kind="figures"
        label="What changed"
        ids={values.figureKeys}
        most={issueLimits.figures}
        error={errorOf('figureKeys')}
        onChange={(figureKeys) => change({ figureKeys })}
      />
      <PieceList
        kind="articles"
        label="To read"
        ids={values.articleIds}
        most={issueLimits.articles}
        error={errorOf('articleIds')}
        onChange={(articleIds) => change({ articleIds })}
      />
      <PieceList
        kind="stories"
        label="Stories"
        ids={values.storyIds}
        most={issueLimits.stories}
        error={errorOf('storyIds')}
        onChange={(storyIds) => change({ storyIds })}
      />
      <Field
        name="calculator"
        label="Calculator"
        hint="Its address with its filled-in values, as /sip-calculator?amount=5000. Empty for none."
        error={errorOf('calculator')}
        value={values.calculator}
        onChange={({ target }) => change({ calculator: target.value })}
      />
      <div>
        <SubmitButton look="strong" aria-disabled={isSaving}>
          {isSaving ? 'Saving...' : 'Save draft'}
        </SubmitButton>
      </div>
    </form>
  )
}
