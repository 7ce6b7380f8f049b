import { Button } from './button.tsx'
import styles from './step-pager.module.css'

interface StepPagerProps {
  label: string
  page: number
  hasNext: boolean
  onPage: (page: number) => void
  /** The place in the list, between the buttons: "Page 2 of 5". */
  children: string
}

/** Buttons for the previous and the next page of a list. */
export const StepPager = ({ label, page, hasNext, onPage, children }: StepPagerProps) => (
  <nav className={styles.pager} aria-label={label}>
    <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
      Prev
    </Button>
    <p className={styles.place} role="status">
      {children}
    </p>
    <Button disabled={!hasNext} onClick={() => onPage(page + 1)}>
      Next
    </Button>
  </nav>
)
