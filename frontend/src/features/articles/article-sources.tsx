import type { ArticleSource } from '@artha/contract/article-source'
import { dayWords } from '../../lib/dates.ts'
import styles from './article-sources.module.css'

/** What has ended since it was written is said before it is read. */
export const EndedFigures = ({ sources }: { sources: readonly ArticleSource[] | undefined }) =>
  sources?.map(
    ({ title, figure }) =>
      figure?.ended &&
      figure.until !== null && (
        <p key={figure.figureKey} className={styles.ended}>
          <span>{`${title}: the figures in this article applied until ${dayWords(figure.until)}. `}</span>
          <a href={`/figures/${figure.figureKey}`}>What changed</a>
        </p>
      ),
  )

/** What an article rests on: title, whose it is, where that stands, when it was looked at. */
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
            <span>{checkedOn && `. Checked on ${dayWords(checkedOn)}`}</span>
          </li>
        ))}
      </ul>
    </section>
  )
