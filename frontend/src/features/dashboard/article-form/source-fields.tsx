import { Field } from '../../../ui/field.tsx'
import { todayInIndia } from '../../../lib/india-clock.ts'
import { nextPartId } from '../editor/part-ids.ts'
import type { ArticleFormProps, ChangeArticle } from './article-form.tsx'
import type { SourceValues } from './article-values.ts'
import { PartFields } from './part-fields.tsx'

interface SourceFieldsProps extends Pick<ArticleFormProps, 'problems'> {
  sources: readonly SourceValues[]
  onChange: ChangeArticle
}

const fields = [
  { name: 'title', label: 'Title', autoComplete: 'off' },
  { name: 'authority', label: 'Authority', autoComplete: 'off' },
  { name: 'address', label: 'Address', inputMode: 'url', placeholder: 'https://', autoComplete: 'off' },
  { name: 'checkedOn', label: 'Checked on', type: 'date' },
] as const

const emptySource = () => ({ title: '', authority: '', address: '', checkedOn: todayInIndia() })

/** The sources that an editor adds to those of marked figures. A new one has today as its day of checking. */
export const SourceFields = ({ sources, problems, onChange }: SourceFieldsProps) => (
  <PartFields
    title="Sources"
    one="source"
    hint="Shown below the article, after the sources of its marked figures."
    addWords="+ Add a source"
    parts={sources}
    error={problems.sources}
    onAdd={() => onChange((values) => ({ sources: [...values.sources, { id: nextPartId(values.sources), ...emptySource() }] }))}
    onRemove={(id) => onChange((values) => ({ sources: values.sources.filter((source) => source.id !== id) }))}
    fields={(source, at) =>
      fields.map(({ name, ...field }) => (
        <Field
          key={name}
          {...field}
          name={`sources.${at}.${name}`}
          isRequired
          value={source[name]}
          error={problems[`sources.${at}.${name}`]}
          onChange={({ target }) =>
            onChange((values) => ({
              sources: values.sources.map((each) => (each.id === source.id ? { ...each, [name]: target.value } : each)),
            }))
          }
        />
      ))
    }
  />
)
