import { withTablesFramed } from '../lib/html-text.ts'
import styles from './rich-text.module.css'

const drawnPicture = /(<artha-picture[^>]*?( width="\d+" height="\d+")>)<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g

/** Shows the pictures that the cms drew as links with their alternative text. */
const withPictures = (html: string) =>
  html.replace(
    drawnPicture,
    (_, start: string, size: string, src: string, alt: string) =>
      `${start}<img src="${src}" alt="${alt.replaceAll('"', '&quot;')}"${size} loading="lazy">`,
  )

/**
 * The only place where text becomes markup. `html` must be sanitised: on the server before it enters the data cache, in the browser when it is
 * fetched. HTML that our own code makes from text is escaped there.
 */
export const RichText = ({ html }: { html: string }) => (
  <div className={styles.prose} dangerouslySetInnerHTML={{ __html: withPictures(withTablesFramed(html, styles.tableFrame ?? '')) }} />
)
