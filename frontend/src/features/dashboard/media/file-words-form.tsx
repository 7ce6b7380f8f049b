import { libraryLimits } from '@artha/contract/media-places'
import type { MediaWords } from '@artha/contract/media-library'
import type { SubmitEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { SubmitButton } from '../../../ui/form.tsx'
import { TextareaField } from '../../../ui/textarea-field.tsx'
import type { WordName } from './words-merge.ts'
import styles from './media-file.module.css'

interface FileWordsFormProps {
  isVideo: boolean
  words: MediaWords
  /** The saved words of somebody else, for the texts that both changed. */
  theirs: Partial<MediaWords>
  errors: Partial<Record<WordName, string>>
  isSaving: boolean
  onChange: (name: WordName, text: string) => void
  /** Settles a text that both changed: with theirs, or with what the form has. */
  onChoose: (name: WordName, text: string) => void
  onSave: () => void
}

const labels = { alt: 'Alternative text', caption: 'Caption', credit: 'Credit' }

/** The alternative text, caption and credit of a file. */
export function FileWordsForm({ isVideo, words, theirs, errors, isSaving, onChange, onChoose, onSave }: FileWordsFormProps) {
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
      <div className={styles.choice} role="group" aria-label={`${labels[name]}: two versions`}>
        <p className={styles.note}>{theirs[name] === '' ? 'Someone else cleared this text.' : `Someone else saved: “${theirs[name]}”`}</p>
        <Button onClick={() => onChoose(name, theirs[name] ?? '')}>Use theirs</Button>
        <Button onClick={() => onChoose(name, words[name])}>Keep mine</Button>
      </div>
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
        hint={isVideo ? 'What happens in the video, for people who cannot see it.' : 'What the picture shows, for people who cannot see it.'}
      />
      {choice('alt')}
      <TextareaField {...field('caption')} rows={2} />
      {choice('caption')}
      <Field {...field('credit')} hint="For example: Photo: Asha Rao." />
      {choice('credit')}
      <SubmitButton isSending={isSaving} sendingLabel="Saving...">
        Save
      </SubmitButton>
    </form>
  )
}
