import { CardMeta, CardPicture, Headline, Kicker, PublishedTime, type CardProps } from './card-parts.tsx'
import { cardSnippet, longSnippet } from './snippet.ts'
import styles from './cards.module.css'

/** In what kind of section a card shows words of its text: in any, in those of full width, in narrower ones, in none. */
type TextRoom = 'always' | 'inWide' | 'inNarrow' | 'never'

/** The story of the day: the largest picture and headline of the page. */
export const LeadCard = ({ article }: CardProps) => (
  <article className={`${styles.card} ${styles.lead}`}>
    <CardPicture article={article} sizes="(min-width: 64rem) 620px, 100vw" isLead />
    <Kicker {...article} />
    <Headline article={article} className={styles.leadHeadline} />
    <p className={styles.standfirst}>{article.standfirst}</p>
    <CardMeta article={article} />
  </article>
)

/** The first of a section: picture above, or beside the words in a section of full width. */
export const LargeCard = ({ article, isBeside = false }: CardProps & { isBeside?: boolean }) => (
  <article className={`${styles.card} ${styles.large} ${isBeside ? styles.beside : ''}`.trim()}>
    <CardPicture article={article} sizes="(min-width: 64rem) 500px, (min-width: 43rem) 62vw, 100vw" />
    <div className={styles.words}>
      <Kicker {...article} />
      <Headline article={article} className={styles.largeHeadline} />
      <p className={styles.text}>{longSnippet(article.standfirst || article.excerpt)}</p>
      <CardMeta article={article} />
    </div>
  </article>
)

/** A second: smaller picture and headline; words of the text where there is room for them. */
export const SecondCard = ({ article, text = 'always' }: CardProps & { text?: TextRoom }) => (
  <article className={`${styles.card} ${styles.second}`}>
    <CardPicture article={article} sizes="(min-width: 64rem) 300px, (min-width: 43rem) 40vw, 7.5rem" />
    <div className={styles.words}>
      <Kicker {...article} />
      <Headline article={article} className={styles.secondHeadline} />
      <p className={`${styles.text} ${styles[text]}`}>{cardSnippet(article.excerpt)}</p>
      <CardMeta article={article} />
    </div>
  </article>
)

/** A row of the feed: words first, a picture at the end of the line. */
export const FeedCard = ({ article, now }: CardProps) => (
  <article className={`${styles.card} ${styles.feed}`}>
    <div className={styles.words}>
      <Kicker {...article} />
      <Headline article={article} className={styles.secondHeadline} />
      <p className={styles.text}>{cardSnippet(article.excerpt)}</p>
      <CardMeta article={article} now={now} />
    </div>
    <CardPicture article={article} sizes="7rem" ratio="square" />
  </article>
)

/** Words only, for the grid below a section's first articles. */
export const GridCard = ({ article }: CardProps) => (
  <article className={`${styles.card} ${styles.grid}`}>
    <Kicker {...article} />
    <Headline article={article} className={styles.rowHeadline} />
    <p className={styles.text}>{cardSnippet(article.excerpt)}</p>
    <CardMeta article={article} />
  </article>
)

/** One line of a list: headline and time, with a small picture where asked for. */
export const RowCard = ({ article, now, hasPicture = false, text = 'never' }: CardProps & { hasPicture?: boolean; text?: TextRoom }) => (
  <article className={`${styles.card} ${styles.row} ${hasPicture ? styles.withPicture : ''}`.trim()}>
    <div className={styles.words}>
      <Headline article={article} className={styles.rowHeadline} />
      {text !== 'never' && <p className={`${styles.text} ${styles[text]}`}>{cardSnippet(article.excerpt)}</p>}
      <p className={styles.meta}>
        {article.category} · <PublishedTime at={article.createdAt} now={now} />
      </p>
    </div>
    {hasPicture && <CardPicture article={article} sizes="5.5rem" ratio="square" />}
  </article>
)
