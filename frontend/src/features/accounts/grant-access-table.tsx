import type { ListedUser } from '@artha/contract/account'
import { dateInIndia } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { accessState } from './access-state.ts'
import styles from './grant-access-table.module.css'

interface GrantAccessTableProps {
  people: readonly ListedUser[]
  /** The person who looks at the list: can neither be revoked nor deleted. */
  ownId: string | undefined
  /** Whose row is waiting for the server. */
  busyId: string | undefined
  onApprove: (person: ListedUser) => void
  onToggle: (person: ListedUser) => void
  onDelete: (person: ListedUser) => void
}

export const GrantAccessTable = ({ people, ...actions }: GrantAccessTableProps) => (
  <div className={styles.frame} tabIndex={0} role="group" aria-label="People">
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Person</th>
          <th scope="col">Joined</th>
          <th scope="col">Access</th>
          <th scope="col">May create</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <PersonRow key={person._id} person={person} {...actions} />
        ))}
      </tbody>
    </table>
  </div>
)

type PersonRowProps = Omit<GrantAccessTableProps, 'people'> & { person: ListedUser }

function PersonRow({ person, ownId, busyId, onApprove, onToggle, onDelete }: PersonRowProps) {
  const isOwn = person._id === ownId
  return (
    <tr aria-busy={busyId === person._id}>
      <th scope="row" className={styles.person}>
        <span className={styles.name}>{person.username}</span>
        <span className={styles.email}>{person.email}</span>
      </th>
      <td className={styles.date}>
        <time dateTime={person.createdAt}>{dateInIndia(new Date(person.createdAt))}</time>
      </td>
      <td>
        <span className={person.isAllowedToCreate ? styles.allowed : styles.pending}>{accessState(person)}</span>
      </td>
      <td>
        <label className={styles.switch}>
          <input type="checkbox" checked={person.isAllowedToCreate} disabled={isOwn} onChange={() => onToggle(person)} />
          <span className="visually-hidden">{person.username} may create content</span>
        </label>
      </td>
      <td>
        {isOwn ? (
          <span className={styles.own}>You</span>
        ) : (
          <div className={styles.actions}>
            {!person.isAllowedToCreate && (
              <Button onClick={() => onApprove(person)}>
                Approve<span className="visually-hidden"> {person.username}</span>
              </Button>
            )}
            <Button look="bare" className={styles.delete} onClick={() => onDelete(person)}>
              Delete<span className="visually-hidden"> {person.username}</span>
            </Button>
          </div>
        )}
      </td>
    </tr>
  )
}
