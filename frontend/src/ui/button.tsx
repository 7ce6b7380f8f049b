import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import styles from './button.module.css'

interface Look {
  /** "strong" for the main action, "bare" for a button within a line of text. */
  look?: 'plain' | 'strong' | 'bare'
}

const classOf = ({ look = 'plain' }: Look, more = '') => [styles.button, look === 'plain' ? '' : styles[look], more].filter(Boolean).join(' ')

/** A button that needs script. */
export const Button = ({ look, className, ...props }: ComponentProps<'button'> & Look) => (
  <button type="button" className={classOf({ look: look ?? 'plain' }, `needs-script not-printed ${className ?? ''}`.trim())} {...props} />
)

/** Submits a form that also works without script. */
export const SubmitButton = ({ look, className, ...props }: Omit<ComponentProps<'button'>, 'type'> & Look) => (
  <button type="submit" className={classOf({ look: look ?? 'plain' }, `not-printed ${className ?? ''}`.trim())} {...props} />
)

/** A link that looks like a button. */
export const ButtonLink = ({ look, className, ...props }: ComponentProps<typeof Link> & Look) => (
  <Link className={classOf({ look: look ?? 'plain' }, className)} {...props} />
)
