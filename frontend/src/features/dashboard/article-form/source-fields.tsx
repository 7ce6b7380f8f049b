import { useId, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { todayInIndia } from '../../../lib/india-clock.ts'
import { nextPartId } from '../editor/part-ids.ts'
import type { ArticleFormProps, ChangeArticle } from './article-form.tsx'
import type { SourceValues } from './article-values.ts'
import styles from './source-fields.module.css'

interface SourceFieldsProps extends Pick<ArticleFormProps, 'problems'> {
  sources: readonly SourceValues[]
  onChange: ChangeArticle
}

const fields = [
  { name: 'title', label: 'Title', autoComplete: 'off' },
  { name: 'authority', label: 'Whose it is', autoComplete: 'off' },
  { name: 'address', label: 'Address', inputMode: 'url', placeholder: 'https://', autoComplete: 'off' },
  { name: 'checkedOn', label: 'Checked on', type: 'date' },
] as const

/** The sources that an editor adds to those of the marked figures. A new one was looked at today. */
export function SourceFields({ sources, problems, onChange }: SourceFieldsProps) {
  const titleId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const focusOn = (selector: string) => setTimeout(() => frame.current?.querySelector<HTMLElement>(selector)?.focus())
  const patch = (id: string, change: Partial<SourceValues>) =>
    onChange((values) => ({ sources: values.sources.map((source) => (source.id === id ? { ...source, ...change } : source)) }))

  function add() {
    onChange((values) => ({
      sources: [...values.sources, { id: nextPartId(values.sources), title: '', authority: '', address: '', checkedOn: todayInIndia() }],
    }))
    focusOn('fieldset:last-of-type input')
  }

  function remove(id: string) {
    onChange((values) => ({ sources: values.sources.filter((source) => source.id !== id) }))
    // What had the focus is gone.
    focusOn(':scope > button')
  }

  return (
    <div ref={frame} role="group" className={styles.sources} aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        Sources
      </p>
      <p className={styles.hint}>Shown under the article, after those of the figures that are marked in it.</p>
      {sources.map((source, at) => (
        <fieldset key={source.id} className={styles.source}>
          <legend className={styles.legend}>Source {at + 1}</legend>
          {fields.map(({ name, ...field }) => (
            <Field
              key={name}
              {...field}
              name={`sources.${at}.${name}`}
              isRequired
              value={source[name]}
              error={problems[`sources.${at}.${name}`]}
              onChange={({ target }) => patch(source.id, { [name]: target.value })}
            />
          ))}
          <Button look="bare" className={styles.remove} onClick={() => remove(source.id)}>
            Remove<span className="visually-hidden"> source {at + 1}</span>
          </Button>
        </fieldset>
      ))}
      {problems.sources && <p className={styles.error}>{problems.sources}</p>}
      <Button look="bare" className={styles.add} onClick={add}>
        + Add a source
      </Button>
    </div>
  )
}
