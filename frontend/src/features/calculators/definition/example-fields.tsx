import type { ReactNode } from 'react'
import { lateHydrated } from '../../../ui/late-hydrated.tsx'
import type { Fields, InputOf, Field } from './field.ts'
import { changedExample, cleared, isExample } from './worked-example.ts'

const LateExampleNote = lateHydrated(async () => (await import('../inputs/example-note.tsx')).ExampleNote)

type Change<Of extends Fields> = (part: Partial<InputOf<Of>>) => void

export interface ExampleFieldsProps<Of extends Fields> {
  fields: Of
  input: InputOf<Of>
  change: Change<Of>
  fill: Change<Of>
  /** The class of the box around lists of rows. */
  rowsClass: string | undefined
  children: (edit: Change<Of>) => ReactNode
}

/**
 * The fields of a calculator that starts with invented numbers, with a note that says so until one is changed. A separate module, because most
 * calculators have no example.
 */
export function ExampleFields<Of extends Fields>({ fields, input, change, fill, rowsClass, children }: ExampleFieldsProps<Of>) {
  const isShown = isExample(fields, input)
  const shown = (
    <>
      {isShown && <LateExampleNote onClear={() => fill(cleared(input))} />}
      {children(isShown ? (part) => change(changedExample(input, { ...input, ...part })) : change)}
    </>
  )
  if (Object.values<Field>(fields).every(({ kind }) => kind !== 'rows')) return shown
  return (
    // The example is cleared when a row gets focus
    <div className={rowsClass} onFocus={({ target }) => isShown && target instanceof HTMLInputElement && change(cleared(input))}>
      {shown}
    </div>
  )
}
