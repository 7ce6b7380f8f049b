import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import styles from './mock-accounts.module.css'
import { mockCode, mockPassword, mockUsers, mockRoles, type MockRole } from '../data/users.ts'

const roleNames: Record<MockRole, string> = { reader: 'Reader', creator: 'Creator', admin: 'Admin', primaryAdmin: 'Primary admin' }

/** One account for each role, below the login form. A press fills it in. */
export function MockAccounts() {
  const list = useRef<HTMLElement>(null)

  function fillIn(role: MockRole) {
    const form = list.current?.closest('main')?.querySelector('form')
    setValue(form, 'email', mockUsers[role].email)
    setValue(form, 'password', mockPassword)
    form?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }

  return (
    <section className={styles.accounts} aria-labelledby="mock-accounts" ref={list}>
      <h2 className={styles.title} id="mock-accounts">
        Accounts of the mocks
      </h2>
      <p className={styles.note}>
        A press fills the form in. Everybody’s password is <strong>{mockPassword}</strong>; the code for a new one is <strong>{mockCode}</strong>.
      </p>
      <ul className={styles.list}>
        {mockRoles.map((role) => (
          <li key={role}>
            <Button className={styles.account} onClick={() => fillIn(role)}>
              <span>{roleNames[role]}</span>
              <span className={styles.email}>{mockUsers[role].email}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Sets the value as typing does, with an input event for React. */
function setValue(form: HTMLFormElement | null | undefined, name: string, text: string) {
  const input = form?.elements.namedItem(name)
  if (!(input instanceof HTMLInputElement)) return
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
