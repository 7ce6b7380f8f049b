import { Link } from 'react-router-dom'
import styles from './breadcrumb.module.css'

export interface BreadcrumbStep {
  name: string
  to: string
}

interface BreadcrumbProps {
  /** Starts with the front page. */
  steps: readonly BreadcrumbStep[]
  /** The name of the current page. */
  here: string
}

/** Shows the way from the front page to the current page. */
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
