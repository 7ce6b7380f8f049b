import { useState, type ReactNode } from 'react'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextareaField } from '../../../ui/textarea-field.tsx'
import type { ArticleFormProps } from './article-form.tsx'
import { AuthorFields } from './author-fields.tsx'
import { problemOfText, type ExtraText } from './extra-values.ts'
import { FigureFields } from './figure-fields.tsx'
import { SearchPreview } from './search-preview.tsx'
import styles from './extra-fields.module.css'

type ExtraFieldsProps = Pick<ArticleFormProps, 'values' | 'problems' | 'onChange'>

interface FoldProps {
  title: string
  /** A word on the fields' current content. */
  state: string
  isWrong: boolean
  children: ReactNode
}

/** Optional fields, folded at first. A wrong field opens them. */
function Fold({ title, state, isWrong, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={styles.fold} open={isOpen || isWrong} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        <span>{title}</span> <span className={styles.state}>{state}</span>
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  )
}

const isWrongAt = (problems: ArticleFormProps['problems'], paths: readonly string[]) =>
  Object.keys(problems).some((problem) => paths.some((path) => problem === path || problem.startsWith(`${path}.`)))

/** The optional fields of an article: summary, captions, charts, authors and search metadata. */
export function ExtraFields({ values, problems, onChange }: ExtraFieldsProps) {
  const text = (name: ExtraText) => ({
    name,
    value: values[name],
    error: problemOfText(problems, name),
    onChange: ({ target }: { target: { value: string } }) => onChange(() => ({ [name]: target.value })),
    autoComplete: 'off',
  })
  const isWrong = (...paths: string[]) => isWrongAt(problems, paths)
  const hasShort = values.shortLines.trim() !== ''
  const isTold = values.noindex || [values.slug, values.seoTitle, values.seoDescription, values.seoCanonical].some((each) => each !== '')
  return (
    <div className={styles.folds}>
      <Fold title="Short version" state={hasShort ? 'written' : 'none'} isWrong={isWrong('shortVersion')}>
        <TextareaField {...text('shortLines')} label="In three lines" hint="One sentence per line, for readers in a hurry." />
        <Field {...text('shortFigure')} label="Key figure" placeholder="₹46,800" />
        <Field {...text('shortFigureSays')} label="Meaning of the figure" placeholder="less tax in a year" />
        <Field {...text('appliesTo')} label="Applies to" />
        <Field {...text('doBy')} label="Do by" />
        <Field {...text('costsOrSaves')} label="Costs or saves" />
      </Fold>
      <Fold
        title="Cover, authors, tags"
        state={values.tags || (values.caption !== '' || values.authors.length > 0 ? 'written' : 'none')}
        isWrong={isWrong('caption', 'credit', 'tags', 'unmarkedTerms', 'authors')}
      >
        <Field {...text('caption')} label="Cover caption" hint="Describe the first picture in one sentence." />
        <Field {...text('credit')} label="Picture credit" />
        <Field {...text('tags')} label="Tags" hint="Separate with commas." />
        <Field
          {...text('unmarkedTerms')}
          label="Glossary terms to leave unmarked"
          hint="The end of the term’s address, for example emi, repo-rate. Other articles still mark it."
        />
        <AuthorFields authors={values.authors} problems={problems} onChange={onChange} />
      </Fold>
      <Fold title="Charts" state={values.figures.length === 0 ? 'none' : String(values.figures.length)} isWrong={isWrong('figureData')}>
        <FigureFields figures={values.figures} problems={problems} onChange={onChange} />
      </Fold>
      <Fold title="Search engines and address" state={isTold ? 'set' : 'same as the article'} isWrong={isWrong('slug', 'seo')}>
        <SearchPreview values={values} />
        <Field {...text('slug')} label="Words in the address" hint="If blank: taken from the title. Older addresses redirect to the new one." />
        <Field {...text('seoTitle')} label="Headline for search engines" hint="If blank: the title." />
        <TextareaField {...text('seoDescription')} label="Summary for search engines" rows={2} hint="If blank: the standfirst." />
        <Field {...text('seoPicture')} label="Share picture" inputMode="url" hint="For example /uploads/…. If blank: drawn from the title." />
        <Field
          {...text('seoCanonical')}
          label="Originally published at"
          inputMode="url"
          hint="Only if the same text was published elsewhere first."
        />
        <Checkbox name="noindex" checked={values.noindex} onChange={({ target }) => onChange(() => ({ noindex: target.checked }))}>
          Hide from search engines, sitemaps and feeds
        </Checkbox>
      </Fold>
    </div>
  )
}
