import { Link } from 'react-router-dom'
import type { ArticleCard } from '@artha/contract/article'
import { dateInIndia } from '../../lib/dates.ts'
import { otherLanguageOf } from '../../lib/language-of.ts'
import { articlePath } from '../../lib/paths.ts'
import { typographic } from '../../lib/typographic.ts'
import { ResponsivePicture } from '../../ui/responsive-picture.tsx'
import { categoryDrawing, categoryTone } from './category-tone.ts'
import styles from './card-parts.module.css'

const minuteMs = 60_000
const minutesInHour = 60
const hoursInDay = 24

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`

/** Returns "5 min ago" below an hour, then hours below a day, then days. At least one minute, also if the client's clock is behind. */
export function relativeTime(from: Date, now: Date) {
  const minutes = Math.max(1, Math.floor((now.getTime() - from.getTime()) / minuteMs))
  if (minutes < minutesInHour) return `${minutes} min ago`
  const hours = Math.floor(minutes / minutesInHour)
  return hours < hoursInDay ? counted(hours, 'hour') : counted(Math.floor(hours / hoursInDay), 'day')
}

export interface CardProps {
  article: ArticleCard
  /** The current time, once known. Dates are then relative to it. */
  now?: Date | undefined
}

/** The fixed reading time on every card; the article page shows a computed one. */
const readLabel = '4 MIN READ'

const isSameWord = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** The category in its colour, and the subcategory if it differs. */
export const Kicker = ({ category, subcategory }: { category: string; subcategory: string }) => (
  <p className={styles.kicker}>
    <span className={categoryTone(category)}>{category}</span>
    {subcategory !== '' && !isSameWord(category, subcategory) && <span className={styles.subcategory}>{subcategory}</span>}
  </p>
)

/** The headline is the only link of the card; its clickable area covers the card. */
export const Headline = ({ article, className }: CardProps & { className?: string | undefined }) => (
  <h3 className={className} lang={otherLanguageOf(article.title)}>
    <Link className={styles.link} to={articlePath(article._id)}>
      {typographic(article.title)}
    </Link>
  </h3>
)

export const PublishedTime = ({ at, now }: { at: string; now?: Date | undefined }) => (
  <time dateTime={at}>{now ? relativeTime(new Date(at), now) : dateInIndia(new Date(at))}</time>
)

export const CardMeta = ({ article, now }: CardProps) => (
  <p className={styles.meta}>
    <PublishedTime at={article.createdAt} now={now} />
    <span>{readLabel}</span>
  </p>
)

interface CardPictureProps extends CardProps {
  sizes: string
  ratio?: 'wide' | 'screen' | 'square'
  isLead?: boolean
  className?: string | undefined
}

/** The card's picture. Without one, the drawing of the category is shown in the category's colour. */
export const CardPicture = ({ article, sizes, className = '', ...look }: CardPictureProps) => (
  <ResponsivePicture
    files={article.image}
    src={article.imageUrl}
    alt={article.imageAlt}
    sizes={sizes}
    drawing={categoryDrawing(article.category)}
    className={`${categoryTone(article.category)} ${className}`}
    {...look}
  />
)
