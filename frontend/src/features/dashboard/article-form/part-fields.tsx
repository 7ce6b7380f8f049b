import { useId, useRef, type ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { Part } from '../editor/part-ids.ts'
import styles from './part-fields.module.css'

interface PartFieldsProps<P extends Part> {
  /** The heading, such as "Sources"; `one` is its singular, "source". */
  title: string
  one: string
  hint: string
  addWords: string
  parts: readonly P[]
  /** The message on the list as a whole. */
  error: string | undefined
  onAdd: () => void
  onRemove: (id: string) => void
  fields: (part: P, at: number) => ReactNode
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** A list of parts that an editor can add and remove. Adding moves the focus into the new part, removing to the button that adds. */
export function PartFields<P extends Part>({ title, one, hint, addWords, parts, error, onAdd, onRemove, fields }: PartFieldsProps<P>) {
  const titleId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const focusOn = (selector: string) => setTimeout(() => frame.current?.querySelector<HTMLElement>(selector)?.focus())

  function add() {
    onAdd()
    focusOn('fieldset:last-of-type :is(input, select)')
  }

  function remove(id: string) {
    onRemove(id)
    // The focused button was removed with its part
    focusOn(':scope > button')
  }

  return (
    <div ref={frame} role="group" className={styles.parts} aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <p className={styles.hint}>{hint}</p>
      {parts.map((part, at) => (
        <fieldset key={part.id} className={styles.part}>
          <legend className={styles.legend}>{`${capital(one)} ${at + 1}`}</legend>
          {fields(part, at)}
          <Button look="bare" className={styles.remove} onClick={() => remove(part.id)}>
            Remove
            <span className="visually-hidden">{` ${one} ${at + 1}`}</span>
          </Button>
        </fieldset>
      ))}
      {error && <p className={styles.error}>{error}</p>}
      <Button look="bare" className={styles.add} onClick={add}>
        {addWords}
      </Button>
    </div>
  )
}
