import { useNow } from '../../../ui/now.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextareaField } from '../../../ui/textarea-field.tsx'
import { articlePlacements } from '@artha/contract/value-lists'
import { appearanceText } from './appearance-text.ts'
import type { ArticleValues } from './article-values.ts'
import { ArticleSections } from './article-sections.tsx'
import { ExtraFields } from './extra-fields.tsx'
import { SourceFields } from './source-fields.tsx'
import { TextCheckList } from './text-check-list.tsx'
import type { LoadLibrary, UploadMedia } from '../media/media-field.tsx'
import { categoryOptions, subcategoryAfter, subcategoryChoice } from '../editor/subcategory-choice.ts'
import styles from './article-form.module.css'

export type ChangeArticle = (patch: (values: ArticleValues) => Partial<ArticleValues>) => void

export interface ArticleFormProps {
  values: ArticleValues
  /** The stored values. A stored category or subcategory outside the lists stays available. */
  base: ArticleValues
  /** Messages by the contract's field paths, such as "sections.2.description". */
  problems: Readonly<Record<string, string>>
  tries: number
  upload: UploadMedia
  loadLibrary: LoadLibrary
  onChange: ChangeArticle
}

type TextName = 'title' | 'standfirst' | 'byline' | 'section' | 'appearsAt' | 'subcategory'

/** The fields of an article: text and sections on the left, facts on the right. */
export function ArticleForm({ values, base, problems, tries, upload, loadLibrary, onChange }: ArticleFormProps) {
  const set = (name: TextName) => (event: { target: { value: string } }) => {
    const { value } = event.target
    onChange(() => ({ [name]: value }))
  }
  return (
    <div className={styles.form}>
      <div className={styles.words}>
        <Field label="Title" name="title" isRequired value={values.title} error={problems.title} onChange={set('title')} autoComplete="off" />
        <TextareaField
          label="Standfirst"
          name="standfirst"
          rows={2}
          hint="The sentence below the title. If blank: the start of the text."
          value={values.standfirst}
          error={problems.standfirst}
          // A standfirst is one paragraph, so pasted line breaks become spaces
          onChange={({ target }) => onChange(() => ({ standfirst: target.value.replace(/\s*[\r\n]+\s*/g, ' ') }))}
        />
        <ArticleSections sections={values.sections} problems={problems} tries={tries} upload={upload} loadLibrary={loadLibrary} onChange={onChange} />
        <SourceFields sources={values.sources} problems={problems} onChange={onChange} />
        <ExtraFields values={values} problems={problems} onChange={onChange} />
      </div>
      <ArticleFacts values={values} base={base} problems={problems} set={set} onChange={onChange} />
    </div>
  )
}

type ArticleFactsProps = Pick<ArticleFormProps, 'values' | 'base' | 'problems' | 'onChange'> & {
  set: (name: TextName) => (event: { target: { value: string } }) => void
}

function ArticleFacts({ values, base, problems, set, onChange }: ArticleFactsProps) {
  const now = useNow()
  const choice = subcategoryChoice(values.category, values.category === base.category ? base.subcategory : '')
  const subcategory = {
    label: 'Subcategory',
    name: 'subcategory',
    isRequired: true,
    value: values.subcategory,
    error: problems.subcategory,
    onChange: set('subcategory'),
  }
  return (
    <div className={styles.facts}>
      <SelectField
        label="Category"
        name="category"
        isRequired
        options={categoryOptions(base.category)}
        placeholder="Choose a category"
        value={values.category}
        error={problems.category}
        onChange={({ target }) => onChange((before) => ({ category: target.value, subcategory: subcategoryAfter(target.value, before.subcategory) }))}
      />
      {choice.options === undefined ? (
        <Field {...subcategory} suggestions={choice.suggestions} autoComplete="off" />
      ) : (
        <SelectField {...subcategory} options={choice.options} placeholder="Choose a subcategory" />
      )}
      <SelectField
        label="Section"
        name="section"
        isRequired
        hint="Where the article is placed. “bottom” is the strip at the end of the front page."
        options={articlePlacements}
        placeholder="Choose a section"
        value={values.section}
        error={problems.section}
        onChange={set('section')}
      />
      <Checkbox name="featured" checked={values.featured} onChange={({ target }) => onChange(() => ({ featured: target.checked }))}>
        Featured
      </Checkbox>
      <p className={styles.note}>Featured articles appear under “Trending” at the top of the front page, with the newest as the lead.</p>
      <Field
        label="Byline"
        name="byline"
        hint="If blank: “Artha newsroom”."
        value={values.byline}
        error={problems.byline}
        onChange={set('byline')}
        autoComplete="off"
      />
      <Field
        label="Appears at (IST)"
        name="appearsAt"
        type="datetime-local"
        hint={appearanceText(values.appearsAt, now)}
        value={values.appearsAt}
        error={problems.createdAt}
        onChange={set('appearsAt')}
      />
      <Checkbox name="showsVersions" checked={values.showsVersions} onChange={({ target }) => onChange(() => ({ showsVersions: target.checked }))}>
        Readers may compare published versions
      </Checkbox>
      <p className={styles.note}>The article then links to its published versions and what each changed. Drafts stay here.</p>
      <TextCheckList values={values} />
    </div>
  )
}
