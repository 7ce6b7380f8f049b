import { withTablesFramed } from '../lib/html-text.ts'
import styles from './rich-text.module.css'

const drawnPicture = /(<artha-picture[^>]*?)( width="\d+" height="\d+")( srcset="[^"]*")?><a href="([^"]*)"[^>]*>([^<]*)<\/a>/g

/** The width of an article's column. */
const sizes = '(min-width: 40rem) 584px, 100vw'

/** Shows the pictures that the cms drew as links with their alternative text. */
const withPictures = (html: string) =>
  html.replace(drawnPicture, (_, start: string, size: string, srcset: string | undefined, src: string, alt: string) => {
    const files = srcset === undefined ? '' : `${srcset} sizes="${sizes}"`
    return `${start}${size}><img src="${src}"${files} alt="${alt.replaceAll('"', '&quot;')}"${size} loading="lazy">`
  })

/**
 * The only place where text becomes markup. `html` must be sanitised: on the server before it enters the data cache, in the browser when it is
 * fetched. HTML that our own code makes from text is escaped there.
 */
export const RichText = ({ html }: { html: string }) => (
  <div className={styles.prose} dangerouslySetInnerHTML={{ __html: withPictures(withTablesFramed(html, styles.tableFrame ?? '')) }} />
)
