import type { ReactNode } from 'react'

/** The props that the content manager passes to a form field, as far as our fields use them. */
export interface StudioFieldProps {
  name: string
  label: string
  placeholder?: string
  hint?: ReactNode
  labelAction?: ReactNode
  required?: boolean
  disabled?: boolean
}
