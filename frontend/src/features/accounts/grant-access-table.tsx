import type { ListedUser } from '@artha/contract/account'
import { dateInIndia } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { accessState } from './access-state.ts'
import styles from './grant-access-table.module.css'

interface GrantAccessTableProps {
  users: readonly ListedUser[]
  /** The signed-in user's id. Nobody can revoke or delete their own account here. */
  ownId: string | undefined
  /** The id of the user whose row waits for a response. */
  busyId: string | undefined
  onApprove: (user: ListedUser) => void
  onToggle: (user: ListedUser) => void
  onDelete: (user: ListedUser) => void
}

export const GrantAccessTable = ({ users, ...actions }: GrantAccessTableProps) => (
  <div className={styles.frame} tabIndex={0} role="group" aria-label="People">
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Person</th>
          <th scope="col">Joined</th>
          <th scope="col">Access</th>
          <th scope="col">Can create</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <UserRow key={user._id} user={user} {...actions} />
        ))}
      </tbody>
    </table>
  </div>
)

type UserRowProps = Omit<GrantAccessTableProps, 'users'> & { user: ListedUser }

function UserRow({ user, ownId, busyId, onApprove, onToggle, onDelete }: UserRowProps) {
  const isOwn = user._id === ownId
  return (
    <tr aria-busy={busyId === user._id}>
      <th scope="row" className={styles.person}>
        <span className={styles.name}>{user.username}</span>
        <span className={styles.email}>{user.email}</span>
      </th>
      <td className={styles.date}>
        <time dateTime={user.createdAt}>{dateInIndia(new Date(user.createdAt))}</time>
      </td>
      <td>
        <span className={user.isAllowedToCreate ? styles.allowed : styles.pending}>{accessState(user)}</span>
      </td>
      <td>
        <label className={styles.switch}>
          <input type="checkbox" checked={user.isAllowedToCreate} disabled={isOwn} onChange={() => onToggle(user)} />
          <span className="visually-hidden">{`${user.username} can create content`}</span>
        </label>
      </td>
      <td>
        {isOwn ? (
          <span className={styles.own}>You</span>
        ) : (
          <div className={styles.actions}>
            {!user.isAllowedToCreate && (
              <Button onClick={() => onApprove(user)}>
                Approve<span className="visually-hidden">{` ${user.username}`}</span>
              </Button>
            )}
            <Button look="bare" className={styles.delete} onClick={() => onDelete(user)}>
              Delete<span className="visually-hidden">{` ${user.username}`}</span>
            </Button>
          </div>
        )}
      </td>
    </tr>
  )
}
