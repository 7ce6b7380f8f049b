import { useState, type ComponentProps } from 'react'
import { Field } from './field.tsx'
import { EyeIcon, EyeOffIcon } from './icons.tsx'
import styles from './password-field.module.css'

interface PasswordFieldProps extends Omit<ComponentProps<typeof Field>, 'type' | 'control'> {
  autoComplete: 'current-password' | 'new-password'
}

/** A password field with a button to show the password. Turns off correction and capitals. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      control={(inputId) => (
        <button
          type="button"
          className={`${styles.toggle} needs-script`}
          aria-controls={inputId}
          aria-pressed={isShown}
          aria-label={`Show ${props.label.toLowerCase()}`}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      )}
    />
  )
}
