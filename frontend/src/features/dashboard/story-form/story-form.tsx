import { storyExpiries, storyTypes } from '@artha/contract/value-lists'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import type { LoadLibrary, UploadMedia } from '../media/media-field.tsx'
import { StorySlides } from './story-slides.tsx'
import { emptySlide, type StoryValues } from './story-values.ts'
import { categoryOptions } from '../editor/subcategory-choice.ts'
import { nextPartId } from '../editor/part-ids.ts'
import styles from './story-form.module.css'

export type ChangeStory = (patch: (values: StoryValues) => Partial<StoryValues>) => void

export interface StoryFormProps {
  values: StoryValues
  base: StoryValues
  problems: Readonly<Record<string, string>>
  upload: UploadMedia
  loadLibrary: LoadLibrary
  onChange: ChangeStory
}

type TextName = Exclude<keyof StoryValues, 'slides'>

const expiryNames: Readonly<Record<string, string>> = { forever: 'Forever', '24h': '24 hours', '48h': '48 hours' }

export function StoryForm({ values, base, problems, upload, loadLibrary, onChange }: StoryFormProps) {
  const field = (name: TextName) => ({
    name,
    value: values[name],
    error: problems[name] ?? Object.entries(problems).find(([path]) => path.startsWith(`${name}.`))?.[1],
    onChange: ({ target }: { target: { value: string } }) => onChange(() => ({ [name]: target.value })),
  })
  const addSlide = () => onChange(({ slides }) => ({ slides: [...slides, { ...emptySlide, id: nextPartId(slides) }] }))
  return (
    <div className={styles.form}>
      <div className={styles.facts}>
        <Field {...field('title')} label="Title" isRequired autoComplete="off" />
        <Field {...field('authorName')} label="Author name" isRequired autoComplete="off" />
        <SelectField {...field('category')} label="Category" options={categoryOptions(base.category)} placeholder="None" />
        <SelectField {...field('storyType')} label="Type" options={storyTypes} />
        <SelectField {...field('expiryTime')} label="Duration" options={storyExpiries} nameOf={(expiry) => expiryNames[expiry] ?? expiry} />
        <Field {...field('tags')} label="Tags" hint="Separate with commas, for example: savings, first job" autoComplete="off" />
      </div>
      <StorySlides slides={values.slides} problems={problems} upload={upload} loadLibrary={loadLibrary} onChange={onChange} />
      <Button look="bare" className={styles.add} onClick={addSlide}>
        + Add Slide
      </Button>
    </div>
  )
}
