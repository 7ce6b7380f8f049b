import type { ComponentProps, InputEventHandler, ReactNode, SubmitEventHandler } from 'react'
import { Button } from './button.tsx'
import type { FormProblem } from './form-state.ts'
import { useIsHydrated } from './is-hydrated.ts'
import { LiveRegion } from './live-region.tsx'
import { Message } from './message.tsx'
import styles from './form.module.css'

interface FormProps {
  /** The form's accessible name. */
  label: string
  form: { onSubmit: SubmitEventHandler<HTMLFormElement>; onInput: InputEventHandler<HTMLFormElement> }
  problem: FormProblem | undefined
  children: ReactNode
}

/** A form that our own rules check instead of the browser's messages. If it is ever sent without script, POST keeps a password out of the address. */
export const Form = ({ label, form, problem, children }: FormProps) => (
  <form className={styles.form} method="post" noValidate aria-label={label} {...form}>
    <LiveRegion role="alert">{problem && <Message kind="failed" title={problem.title} detail={problem.detail} />}</LiveRegion>
    {children}
  </form>
)

interface SubmitButtonProps extends ComponentProps<typeof Button> {
  isSending: boolean
  sendingLabel: string
}

/** Disabled until script can handle the press. While sending it is not disabled, so that it keeps the focus. */
export function SubmitButton({ isSending, sendingLabel, children, disabled = false, ...props }: SubmitButtonProps) {
  const isHydrated = useIsHydrated()
  return (
    <Button look="strong" {...props} type="submit" className={styles.submit} disabled={disabled || !isHydrated} aria-disabled={isSending}>
      {isSending ? sendingLabel : children}
    </Button>
  )
}
