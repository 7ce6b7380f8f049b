import type { BinnedItem } from '@artha/contract/desk'
import { dateAndTimeInIndia, dateInIndia } from '../../../lib/dates.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './desk-table.module.css'

interface BinTableProps {
  items: readonly BinnedItem[]
  busyId: string | undefined
  onRestore: (item: BinnedItem) => void
}

export const BinTable = ({ items, busyId, onRestore }: BinTableProps) => (
  <table className={styles.table} aria-label="Bin">
    <thead>
      <tr>
        <th scope="col">Title</th>
        <th scope="col" className={styles.wide}>
          Deleted
        </th>
        <th scope="col" className={styles.wide}>
          Kept until
        </th>
        <th scope="col">Actions</th>
      </tr>
    </thead>
    <tbody>
      {items.map((item) => (
        <tr key={`${item.kind} ${item._id}`} aria-busy={busyId === item._id}>
          <th scope="row" className={styles.name}>
            <span className={styles.title}>{item.title}</span>
            <span className={styles.kind}>{item.kind === 'article' ? 'Article' : 'Story'}</span>
            <span className={styles.narrow}>{`Deleted by ${item.deletedBy}, kept until ${dateInIndia(new Date(item.goneAt))}`}</span>
          </th>
          <td className={styles.wide}>
            <time dateTime={item.deletedAt}>{dateAndTimeInIndia(new Date(item.deletedAt))}</time>
            <span className={styles.kind}>{`by ${item.deletedBy}`}</span>
          </td>
          <td className={styles.wide}>
            <time dateTime={item.goneAt}>{dateInIndia(new Date(item.goneAt))}</time>
          </td>
          <td>
            <span className={styles.actions}>
              <Button look="bare" className={styles.edit} aria-disabled={busyId !== undefined} onClick={() => onRestore(item)}>
                Restore<span className="visually-hidden">{` ${item.title}`}</span>
              </Button>
            </span>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
