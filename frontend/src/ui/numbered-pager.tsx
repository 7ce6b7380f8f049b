import { Button } from './button.tsx'
import styles from './numbered-pager.module.css'

interface NumberedPagerProps {
  label: string
  pages: readonly number[]
  page: number
  onPage: (page: number) => void
}

/** Buttons for the previous, each and the next page. */
export const NumberedPager = ({ label, pages, page, onPage }: NumberedPagerProps) => (
  <nav className={styles.pager} aria-label={label}>
    <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
      Prev
    </Button>
    <ol className={styles.numbers}>
      {pages.map((number) => (
        <li key={number}>
          <button
            type="button"
            className={styles.number}
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
          >
            {number}
          </button>
        </li>
      ))}
    </ol>
    <Button disabled={page >= pages.length} onClick={() => onPage(page + 1)}>
      Next
    </Button>
  </nav>
)
