import type { ArticleCard } from '@artha/contract/article'
import { topicPath } from '@artha/contract/topics'
import { Link } from 'react-router-dom'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { LargeCard, RowCard, SmallCard } from './cards.tsx'
import { EmptySection } from './empty-section.tsx'
import styles from './front-section.module.css'

interface FrontSectionProps {
  /** The section's anchor on the front page. */
  id: string
  title: string
  /** The category that "All in …" links to. */
  category: string
  articles: readonly ArticleCard[]
}

/** A section with one large article, one small one and up to six headlines. */
export const GridSection = (props: FrontSectionProps) => <StandardSection {...props} kind="grid" smallOnes={1} />

/** A section with one large article, two small ones and four headlines in a list. */
export const ListSection = (props: FrontSectionProps) => <StandardSection {...props} kind="list" smallOnes={2} />

interface StandardSectionProps extends FrontSectionProps {
  kind: 'grid' | 'list'
  smallOnes: number
}

/** The parts that both kinds of section share. On a phone three articles are visible below the large one; the rest scroll sideways. */
function StandardSection({ id, title, category, articles, kind, smallOnes }: StandardSectionProps) {
  const [large, ...others] = articles
  if (large === undefined) return <EmptySection id={id} title={title} />
  return (
    <section id={id} className={`${styles.section} ${styles[kind] ?? ''}`} aria-labelledby={`${id}-title`}>
      <SectionHeading id={`${id}-title`} aside={<AllIn category={category} />}>
        {title}
      </SectionHeading>
      <div className={styles.body}>
        <LargeCard article={large} isBeside={kind === 'grid'} />
        {others.length > 0 && (
          <ul className={styles.others}>
            {others.map((article, index) => (
              <li key={article._id} className={index < smallOnes ? styles.smallOne : undefined}>
                {index < smallOnes ? <SmallCard article={article} /> : <RowCard article={article} />}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

/** The least prominent section: two articles with a small picture, the others as headlines, without text. */
export function BriefSection({ id, title, category, articles }: FrontSectionProps) {
  if (articles.length === 0) return <EmptySection id={id} title={title} />
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <SectionHeading id={`${id}-title`} size="brief" aside={<AllIn category={category} />}>
        {title}
      </SectionHeading>
      <ul className={styles.briefs}>
        {articles.map((article, index) => (
          <li key={article._id}>{index < 2 ? <RowCard article={article} hasPicture /> : <RowCard article={article} />}</li>
        ))}
      </ul>
    </section>
  )
}

const AllIn = ({ category }: { category: string }) => (
  <Link className={styles.all} to={topicPath(category)}>
    {`All in ${category}`}
  </Link>
)
