import type { ArticleSource } from '@artha/contract/article-source'
import { dayText } from '../../lib/dates.ts'
import styles from './article-sources.module.css'

/** Warnings about figures of the article that no longer apply, shown above the text. */
export const EndedFigures = ({ sources }: { sources: readonly ArticleSource[] | undefined }) =>
  sources?.map(
    ({ title, figure }) =>
      figure?.ended &&
      figure.until !== null && (
        <p key={figure.figureKey} className={styles.ended}>
          <span>{`${title}: the figures in this article applied until ${dayText(figure.until)}. `}</span>
          <a href={`/figures/${figure.figureKey}`}>What changed</a>
        </p>
      ),
  )

/** The sources of an article: title, authority, document, link and the day it was checked. */
export const ArticleSources = ({ sources }: { sources: readonly ArticleSource[] | undefined }) =>
  sources && (
    <section className={styles.sources}>
      <h2>Sources</h2>
      <ul>
        {sources.map(({ title, authority, document, address, checkedOn, figure }, at) => (
          <li key={at}>
            <a href={figure ? `/figures/${figure.figureKey}` : address}>{title}</a>
            <span>{`, ${authority}${document && `: ${document}`}`}</span>
            {figure && address && (
              <>
                {' '}
                <span>(</span>
                <a className={styles.site} href={address}>
                  {new URL(address).hostname}
                </a>
                <span>)</span>
              </>
            )}
            {figure && address === '' && <span>(not verified: source page unknown)</span>}
            <span>{checkedOn && `. Checked on ${dayText(checkedOn)}`}</span>
          </li>
        ))}
      </ul>
    </section>
  )
