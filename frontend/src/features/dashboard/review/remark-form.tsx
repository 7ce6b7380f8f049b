import { useEffect, useRef, useState } from 'react'
import { remarkLimits } from '@artha/contract/review'
import { Button } from '../../../ui/button.tsx'
import { SubmitButton } from '../../../ui/form.tsx'
import { TextareaField } from '../../../ui/textarea-field.tsx'
import styles from './review.module.css'

interface RemarkFormProps {
  isBusy: boolean
  onKeep: (words: string) => Promise<void>
  onCancel: () => void
}

/** The form for a remark on one paragraph. */
export function RemarkForm({ isBusy, onKeep, onCancel }: RemarkFormProps) {
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      noValidate
      aria-label="Remark"
      onSubmit={(event) => {
        event.preventDefault()
        if (words.trim() === '') setProblem('A remark is required')
        else void onKeep(words.trim())
      }}
    >
      <TextareaField
        label="Your remark"
        name="words"
        maxLength={remarkLimits.words}
        value={words}
        error={problem}
        onChange={({ target }) => {
          setWords(target.value)
          setProblem(undefined)
        }}
      />
      <div className={styles.actions}>
        <SubmitButton isSending={isBusy} sendingLabel="Saving …">
          Save remark
        </SubmitButton>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  )
}
