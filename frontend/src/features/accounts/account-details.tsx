import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import type { Account } from '@artha/contract/account'
import { useChangeName, useChangePassword } from './api.ts'
import { NameForm, PasswordChangeForm } from './own-account-forms.tsx'
import { titledProblemOf } from '../../ui/refused-call.ts'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { refusalOf } from '../../api/refusal-of.ts'
import styles from './account-section.module.css'

/** Forms to change one's own name, and the password after entering the old one. */
export function AccountDetails({ user }: { user: Account }) {
  const [changes, setChanges] = useState(0)
  const { write: changeName } = useChangeName()
  const changePassword = useChangePassword()

  async function sendName({ username }: { username: string }) {
    try {
      await changeName({ body: { username } })
      toast.success('Name changed.')
      return undefined
    } catch (error) {
      return titledProblemOf<'username'>(refusalOf(error), 'Your name could not be changed.')
    }
  }

  async function sendPassword({ password, newPassword }: Record<'password' | 'newPassword', string>) {
    try {
      const { message } = await changePassword({ body: { password, newPassword } })
      toast.success(message)
      // Resets the form, so that neither password stays in the page
      setChanges((count) => count + 1)
      return undefined
    } catch (error) {
      return titledProblemOf<'password' | 'newPassword'>(refusalOf(error), 'Your password could not be changed.')
    }
  }

  return (
    <section aria-labelledby="account-details" className={styles.section}>
      <SectionHeading id="account-details">Name and password</SectionHeading>
      <NameForm username={user.username} send={sendName} />
      <PasswordChangeForm key={changes} email={user.email} send={sendPassword} />
    </section>
  )
}
