import { Link } from 'react-router-dom'
import styles from './breadcrumb.module.css'

export interface TrailStep {
  name: string
  to: string
}

interface BreadcrumbProps {
  /** From the front page on. */
  steps: readonly TrailStep[]
  /** The page itself. */
  here: string
}

/** Where a page stands. */
export const Breadcrumb = ({ steps, here }: BreadcrumbProps) => (
  <nav aria-label="Breadcrumb" className="not-printed">
    <ol className={styles.trail}>
      {steps.map(({ name, to }) => (
        <li key={to} className={styles.step}>
          <Link className={styles.link} to={to}>
            {name}
          </Link>
        </li>
      ))}
      <li aria-current="page">{here}</li>
    </ol>
  </nav>
)
