import type { ComponentProps, ReactNode } from 'react'
import styles from './checkbox.module.css'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  children: ReactNode
}

/** A box with the words beside it, all of which can be pressed. */
export const Checkbox = ({ children, ...input }: CheckboxProps) => (
  <label className={styles.checkbox}>
    <input {...input} type="checkbox" />
    <span>{children}</span>
  </label>
)
