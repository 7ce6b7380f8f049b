import { Button } from '../../ui/button.tsx'
import styles from './user-pager.module.css'

interface UserPagerProps {
  page: number
  pageSize: number
  shown: number
  /** The server's count as text: "52", or "1000+" if it stopped counting. */
  total: string
  onPage: (page: number) => void
}

export function UserPager({ page, pageSize, shown, total, onPage }: UserPagerProps) {
  const first = (page - 1) * pageSize + 1
  const last = first + shown - 1
  const hasNext = shown === pageSize && (total.endsWith('+') || last < Number(total))
  return (
    <nav className={styles.pager} aria-label="Pages of people">
      <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
        Prev
      </Button>
      <p className={styles.count} aria-live="polite">
        {`${first} to ${last} of ${total}`}
      </p>
      <Button disabled={!hasNext} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  )
}
