import type { PublishedVersion } from '@artha/contract/published-versions'
import { dateAndTimeInIndia } from '../../lib/dates.ts'
import { SubmitButton } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import type { ComparedNumbers } from './compared-numbers.ts'
import { articleVersionsPath } from './versions-path.ts'
import styles from './versions.module.css'

interface CompareFormProps {
  id: string
  versions: readonly PublishedVersion[]
  /** The versions that are compared now. */
  numbers: ComparedNumbers | undefined
}

/** Chooses two versions. A form of the browser's own, so it works without script. */
export function CompareForm({ id, versions, numbers }: CompareFormProps) {
  const options = versions.map(({ number }) => String(number))
  const nameOf = (option: string) => dateAndTimeInIndia(new Date(versions.find(({ number }) => String(number) === option)?.since ?? ''))
  return (
    <form key={`${numbers?.from} ${numbers?.to}`} className={styles.form} action={articleVersionsPath(id)} aria-label="Compare two versions">
      <SelectField label="Earlier version" name="from" options={options} nameOf={nameOf} defaultValue={String(numbers?.from ?? options.at(-1))} />
      <SelectField label="Later version" name="to" options={options} nameOf={nameOf} defaultValue={String(numbers?.to ?? options[0])} />
      <SubmitButton>Compare</SubmitButton>
    </form>
  )
}
