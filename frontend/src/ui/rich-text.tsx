import { withTablesFramed } from '../lib/html-text.ts'
import styles from './rich-text.module.css'

/**
 * The only place where text becomes markup. `html` must be sanitised: on the server before it enters the data cache, in the browser when it is
 * fetched. HTML that our own code makes from text is escaped there.
 */
export const RichText = ({ html }: { html: string }) => (
  <div className={styles.prose} dangerouslySetInnerHTML={{ __html: withTablesFramed(html, styles.tableFrame ?? '') }} />
)
