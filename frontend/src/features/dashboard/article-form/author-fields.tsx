import { Field } from '../../../ui/field.tsx'
import { nextPartId } from '../editor/part-ids.ts'
import type { ArticleFormProps, ChangeArticle } from './article-form.tsx'
import { emptyAuthor, type AuthorValues } from './extra-values.ts'
import { PartFields } from './part-fields.tsx'

interface AuthorFieldsProps extends Pick<ArticleFormProps, 'problems'> {
  authors: readonly AuthorValues[]
  onChange: ChangeArticle
}

const fields = [
  { name: 'name', label: 'Name', isRequired: true },
  { name: 'qualification', label: 'Qualification' },
  { name: 'registration', label: 'Registration number' },
] as const

/** The authors of an article, with the qualification that finance writers must state. */
export const AuthorFields = ({ authors, problems, onChange }: AuthorFieldsProps) => (
  <PartFields
    title="Authors"
    one="author"
    hint="People or desks, for search engines. Readers see the byline."
    addWords="+ Add an author"
    parts={authors}
    error={problems.authors}
    onAdd={() => onChange((values) => ({ authors: [...values.authors, { id: nextPartId(values.authors), ...emptyAuthor }] }))}
    onRemove={(id) => onChange((values) => ({ authors: values.authors.filter((author) => author.id !== id) }))}
    fields={(author, at) =>
      fields.map(({ name, ...field }) => (
        <Field
          key={name}
          {...field}
          name={`authors.${at}.${name}`}
          autoComplete="off"
          value={author[name]}
          error={problems[`authors.${at}.${name}`]}
          onChange={({ target }) =>
            onChange((values) => ({
              authors: values.authors.map((each) => (each.id === author.id ? { ...each, [name]: target.value } : each)),
            }))
          }
        />
      ))
    }
  />
)
