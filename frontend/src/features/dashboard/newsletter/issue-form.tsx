import { bestLengths, issueLimits, type IssueBody, type IssueProblem } from '@artha/contract/newsletter-issue'
import { useState, type SubmitEvent } from 'react'
import { clockInIndia, momentOfClock, todayInIndia } from '../../../lib/india-clock.ts'
import { SubmitButton } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextareaField } from '../../../ui/textarea-field.tsx'
import { CalculatorField } from './calculator-field.tsx'
import { DueDateChoice } from './due-date-choice.tsx'
import styles from './issue.module.css'
import { PieceList } from './piece-list.tsx'
import { TermField } from './term-field.tsx'

interface IssueFormProps {
  values: IssueBody
  /** The server's messages by field. */
  errors: Readonly<Partial<Record<string, string>>>
  problems?: readonly IssueProblem[]
  isSaving: boolean
  onChange: (values: IssueBody) => void
  onSave: () => void
}

const textOf = (problems: readonly IssueProblem[]) => problems.map(({ text }) => text).join(' ')

/** Returns the advice on the length of a line, with its length as it is typed. */
function lengthHint(field: keyof typeof bestLengths, text: string) {
  const { least, most } = bestLengths[field]
  return `${least} to ${most} characters are best; it has ${Array.from(text.trim()).length}.`
}

/** The content of a draft. Problems that hold sending back are errors of their fields; other advice is a hint. */
export function IssueForm({ values, errors, problems = [], isSaving, onChange, onSave }: IssueFormProps) {
  const change = (changed: Partial<IssueBody>) => onChange({ ...values, ...changed })
  const errorOf = (field: keyof IssueBody) => errors[field] ?? (textOf(problems.filter((one) => one.field === field && one.mustMend)) || undefined)

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isSaving) onSave()
  }

  return (
    <form className={styles.form} aria-label="Issue" noValidate onSubmit={save}>
      <div className={styles.column}>
        <Field
          name="subject"
          label="Subject"
          hint={lengthHint('subject', values.subject)}
          error={errorOf('subject')}
          value={values.subject}
          onChange={({ target }) => change({ subject: target.value })}
          autoComplete="off"
        />
        <Field
          name="previewLine"
          label="Preview line"
          hint={`Inboxes show it after the subject. ${lengthHint('previewLine', values.previewLine)}`}
          error={errorOf('previewLine')}
          value={values.previewLine}
          onChange={({ target }) => change({ previewLine: target.value })}
          autoComplete="off"
        />
        <TextareaField
          name="opening"
          label="Opening"
          hint="Plain text, with an empty line between paragraphs."
          rows={7}
          error={errorOf('opening')}
          value={values.opening}
          onChange={({ target }) => change({ opening: target.value })}
        />
        <CalculatorField value={values.calculator} error={errorOf('calculator')} onChange={(calculator) => change({ calculator })} />
        <Field
          name="question"
          label="A reader asked"
          error={errorOf('question')}
          value={values.question}
          onChange={({ target }) => change({ question: target.value })}
          autoComplete="off"
        />
        <TextareaField
          name="answer"
          label="The answer"
          rows={4}
          error={errorOf('answer')}
          value={values.answer}
          onChange={({ target }) => change({ answer: target.value })}
        />
        <TermField value={values.termSlug} error={errorOf('termSlug')} onChange={(slug) => change({ termSlug: slug })} />
        <Field
          name="goesAt"
          label="Goes out by itself at (IST)"
          type="datetime-local"
          hint="Leave blank to send it yourself. Whatever is red then holds it back."
          error={errorOf('goesAt')}
          value={values.goesAt === null ? '' : clockInIndia(values.goesAt)}
          onChange={({ target }) => change({ goesAt: momentOfClock(target.value) ?? null })}
        />
      </div>
      <Pieces values={values} errorOf={errorOf} change={change} />
      <div className={styles.submit}>
        <SubmitButton look="strong" aria-disabled={isSaving}>
          {isSaving ? 'Saving …' : 'Save draft'}
        </SubmitButton>
      </div>
    </form>
  )
}

interface PiecesProps {
  values: IssueBody
  errorOf: (field: keyof IssueBody) => string | undefined
  change: (changed: Partial<IssueBody>) => void
}

/** What an issue names: figures, articles, stories and dates. */
function Pieces({ values, errorOf, change }: PiecesProps) {
  const [today] = useState(todayInIndia)
  return (
    <div className={styles.column}>
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
      <DueDateChoice today={today} ids={values.dueDateIds} error={errorOf('dueDateIds')} onChange={(dueDateIds) => change({ dueDateIds })} />
    </div>
  )
}
