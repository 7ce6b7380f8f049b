import { cardSnippet, longSnippet } from '@artha/contract/snippet'
import { CardMeta, CardPicture, Headline, Kicker, PublishedTime, type CardProps } from './card-parts.tsx'
import styles from './cards.module.css'

/** The lead: the largest picture and headline of the page. */
export const LeadCard = ({ article }: CardProps) => (
  <article className={`${styles.card} ${styles.lead}`}>
    <CardPicture article={article} sizes="(min-width: 64rem) 713px, 100vw" ratio="screen" className={styles.leadPicture} isLead />
    <Kicker {...article} />
    <Headline article={article} className={styles.leadHeadline} />
    <p className={styles.standfirst}>{article.standfirst}</p>
    <CardMeta article={article} />
  </article>
)

/** The first card of a section: the picture above the text, or beside it in a full-width section. */
export const LargeCard = ({ article, isBeside = false }: CardProps & { isBeside?: boolean }) => (
  <article className={`${styles.card} ${styles.large} ${isBeside ? styles.beside : ''}`.trim()}>
    <CardPicture article={article} sizes="(min-width: 64rem) 500px, (min-width: 43rem) 40vw, 100vw" ratio="screen" className={styles.largePicture} />
    <div className={styles.words}>
      <Kicker {...article} />
      <Headline article={article} className={styles.largeHeadline} />
      <p className={`${styles.text} ${styles.inWide}`}>{longSnippet(article.standfirst || article.excerpt)}</p>
      <CardMeta article={article} />
    </div>
  </article>
)

/** One of the two cards beside the lead, with a smaller picture and headline. */
export const SecondCard = ({ article }: CardProps) => (
  <article className={`${styles.card} ${styles.second}`}>
    <CardPicture article={article} sizes="(min-width: 64rem) 240px, (min-width: 40rem) 40vw, 7rem" />
    <div className={styles.words}>
      <Kicker {...article} />
      <Headline article={article} className={styles.briefHeadline} />
      <CardMeta article={article} />
    </div>
  </article>
)

/** A small card of a section. In a wide section it has text and a picture, else only a headline. */
export const SmallCard = ({ article }: CardProps) => (
  <article className={`${styles.card} ${styles.small}`}>
    <div className={styles.words}>
      <Headline article={article} className={styles.smallHeadline} />
      <p className={`${styles.text} ${styles.inWide}`}>{cardSnippet(article.excerpt)}</p>
      <CardMeta article={article} />
    </div>
    <CardPicture article={article} sizes="7rem" ratio="square" className={styles.smallPicture} />
  </article>
)

interface FeedCardProps extends CardProps {
  /** Puts the picture above the text if there is room. */
  isLarge?: boolean
}

/** A row of the feed: text first, a picture at the end. */
export const FeedCard = ({ article, now, isLarge = false }: FeedCardProps) => (
  <article className={`${styles.card} ${styles.feed} ${isLarge ? styles.feedLarge : ''}`.trim()}>
    <div className={styles.words}>
      <Kicker {...article} />
      <Headline article={article} className={styles.briefHeadline} />
      <p className={`${styles.text} ${styles.feedText}`}>{cardSnippet(article.excerpt)}</p>
      <CardMeta article={article} now={now} />
    </div>
    <CardPicture article={article} sizes={isLarge ? '(min-width: 72rem) 416px, 7rem' : '7rem'} ratio="square" />
  </article>
)

/** A card of a strip: a small picture beside the text. */
export const StripCard = ({ article }: CardProps) => (
  <article className={`${styles.card} ${styles.strip}`}>
    <CardPicture article={article} sizes="5.5rem" ratio="square" className={styles.thumbnail} />
    <div className={styles.words}>
      <Headline article={article} className={styles.briefHeadline} />
      <p className={`${styles.text} ${styles.inWide}`}>{cardSnippet(article.excerpt)}</p>
      <CardMeta article={article} />
    </div>
  </article>
)

/** A line of a list: headline and time, optionally with a small picture. */
export const RowCard = ({ article, now, hasPicture = false }: CardProps & { hasPicture?: boolean }) => (
  <article className={`${styles.card} ${styles.row} ${hasPicture ? styles.withPicture : ''}`.trim()}>
    <div className={styles.words}>
      <Headline article={article} className={styles.rowHeadline} />
      <p className={styles.meta}>
        <span>{`${article.category} · `}</span>
        <PublishedTime at={article.createdAt} now={now} />
      </p>
    </div>
    {hasPicture && <CardPicture article={article} sizes="4rem" ratio="square" />}
  </article>
)
