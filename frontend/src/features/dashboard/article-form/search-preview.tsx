import { slugOf } from '../../../lib/slug.ts'
import type { ArticleValues } from './article-values.ts'
import { shownInSearch } from './shown-in-search.ts'
import styles from './search-preview.module.css'

/** A preview of the article in search results and on sites that link to it. Those sites decide the real look. */
export function SearchPreview({ values }: { values: ArticleValues }) {
  const { title, description } = shownInSearch(values)
  const words = values.slug || slugOf(values.title) || '…'
  const { host } = window.location
  return (
    <div className={styles.previews}>
      <figure className={styles.preview}>
        <figcaption className={styles.name}>In search results</figcaption>
        <p className={styles.place}>{`${host} › blog › ${words}`}</p>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{values.noindex ? 'Hidden from search engines.' : description}</p>
      </figure>
      <figure className={styles.preview}>
        <figcaption className={styles.name}>As a shared link</figcaption>
        {!/^(?:\/|https:)/.test(values.seoPicture) ? (
          <p className={styles.drawn}>{values.title || 'Drawn from the title'}</p>
        ) : (
          <img className={styles.picture} src={values.seoPicture} alt="" />
        )}
        <p className={styles.title}>{title}</p>
        <p className={styles.place}>{host}</p>
      </figure>
    </div>
  )
}
