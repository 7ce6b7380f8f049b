import { withTablesFramed } from '../lib/html-text.ts'
import styles from './rich-text.module.css'

/**
 * The only place where text becomes markup. `html` must have passed the sanitiser: on the server before it entered the
 * data cache, in the browser when it was fetched. Text made into HTML by our own rules is escaped there.
 */
export const RichText = ({ html }: { html: string }) => (
  <div className={styles.prose} dangerouslySetInnerHTML={{ __html: withTablesFramed(html, styles.tableFrame ?? '') }} />
)
