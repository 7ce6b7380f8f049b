import { useState, type SubmitEvent, type ReactNode } from 'react'
import type { ListedUser } from '@artha/contract/account'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { Message } from '../../ui/message.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { GrantAccessTable } from './grant-access-table.tsx'
import styles from './grant-access.module.css'

/** The outcome of the last action, as a message. */
export interface AccessOutcome {
  kind: 'done' | 'failed'
  title: string
  detail?: string | undefined
}

export interface AccessActions {
  approve: (user: ListedUser) => void
  toggle: (user: ListedUser) => void
  delete: (user: ListedUser) => void
}

interface GrantAccessProps {
  outcome: AccessOutcome | undefined
  onSearch: (text: string) => void
  onApproveAddresses: (text: string) => void
  children: ReactNode
}

/** Returns a submit handler that passes on the trimmed text of one field. */
const typedIn = (name: string, then: (text: string) => void) => (event: SubmitEvent<HTMLFormElement>) => {
  event.preventDefault()
  const typed = new FormData(event.currentTarget).get(name)
  then(typeof typed === 'string' ? typed.trim() : '')
}

/** The frame of the section: search and approval by e-mail above the list, the outcome of the last action below it. */
export function GrantAccess({ outcome, onSearch, onApproveAddresses, children }: GrantAccessProps) {
  return (
    <section aria-labelledby="grant-access" className={styles.section}>
      <SectionHeading id="grant-access">Grant Admin Access</SectionHeading>
      <div className={styles.forms}>
        <form className={styles.form} role="search" onSubmit={typedIn('q', onSearch)}>
          <Field label="Find a person" name="q" type="search" maxLength={100} placeholder="Name or email" />
          <Button type="submit">Find</Button>
        </form>
        <form className={styles.form} onSubmit={typedIn('emails', onApproveAddresses)}>
          <Field label="Approve by email" name="emails" placeholder="Separate several with commas" autoComplete="off" />
          <Button type="submit">Approve</Button>
        </form>
      </div>
      <LiveRegion role="status">{outcome && <Message {...outcome} />}</LiveRegion>
      {children}
    </section>
  )
}

interface UserListProps {
  users: readonly ListedUser[]
  ownId: string | undefined
  busyId: string | undefined
  actions: AccessActions
}

/** The list of users. A deletion needs confirmation. */
export function UserList({ users, ownId, busyId, actions }: UserListProps) {
  const [toDelete, setToDelete] = useState<ListedUser>()
  return (
    <>
      <GrantAccessTable users={users} ownId={ownId} busyId={busyId} onApprove={actions.approve} onToggle={actions.toggle} onDelete={setToDelete} />
      {toDelete && (
        <ConfirmDialog
          question="Are you sure you want to delete this user?"
          detail={`${toDelete.username}, ${toDelete.email}. Everything this person wrote will stay.`}
          confirmLabel="Delete"
          onCancel={() => setToDelete(undefined)}
          onConfirm={() => {
            setToDelete(undefined)
            actions.delete(toDelete)
          }}
        />
      )}
    </>
  )
}
