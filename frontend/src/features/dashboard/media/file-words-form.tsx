import { libraryLimits } from '@artha/contract/media-places'
import type { LibraryFileDetails } from '@artha/contract/media-library'
import type { SubmitEvent } from 'react'
import { Field } from '../../../ui/field.tsx'
import { SubmitButton } from '../../../ui/form.tsx'
import { TextareaField } from '../../../ui/textarea-field.tsx'
import { FocusField } from './focus-field.tsx'
import { TwoVersions } from './two-versions.tsx'
import type { FileWords, FormName, WordName } from './words-merge.ts'
import styles from './media-file.module.css'

interface FileWordsFormProps {
  file: LibraryFileDetails
  words: FileWords
  /** The saved values of somebody else, where both changed them. */
  theirs: Partial<FileWords>
  errors: Partial<Record<FormName, string>>
  isSaving: boolean
  onChange: <Name extends FormName>(name: Name, value: FileWords[Name]) => void
  /** Settles what both changed: with theirs, or with what the form has. */
  onChoose: <Name extends FormName>(name: Name, value: FileWords[Name]) => void
  onSave: () => void
}

const labels = { alt: 'Alternative text', caption: 'Caption', credit: 'Credit' }

/** The alternative text, caption and credit of a file, and the focal point of a picture. */
export function FileWordsForm({ file, words, theirs, errors, isSaving, onChange, onChoose, onSave }: FileWordsFormProps) {
  const field = (name: WordName) => ({
    name,
    label: labels[name],
    value: words[name],
    maxLength: libraryLimits[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
  })
  const choice = (name: WordName) =>
    theirs[name] !== undefined && (
      <TwoVersions
        label={labels[name]}
        said={theirs[name] === '' ? 'Someone else cleared this text.' : `Someone else saved: “${theirs[name]}”`}
        onTheirs={() => onChoose(name, theirs[name] ?? '')}
        onMine={() => onChoose(name, words[name])}
      />
    )
  function submit(event: SubmitEvent) {
    event.preventDefault()
    onSave()
  }
  return (
    <form className={styles.form} method="post" noValidate aria-label="Words of the file" onSubmit={submit}>
      <TextareaField
        {...field('alt')}
        rows={2}
        hint={
          file.kind === 'video' ? 'What happens in the video, for people who cannot see it.' : 'What the picture shows, for people who cannot see it.'
        }
      />
      {choice('alt')}
      <TextareaField {...field('caption')} rows={2} />
      {choice('caption')}
      <Field {...field('credit')} hint="For example: Photo: Asha Rao." />
      {choice('credit')}
      {file.image && <FocusField file={file} image={file.image} focus={words.focus} theirs={theirs.focus} onChange={onChange} onChoose={onChoose} />}
      <SubmitButton isSending={isSaving} sendingLabel="Saving...">
        Save
      </SubmitButton>
    </form>
  )
}
