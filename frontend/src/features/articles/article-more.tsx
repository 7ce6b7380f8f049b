import type { ReactNode } from 'react'
import type { ArticleCard } from '@artha/contract/article'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { LargeCard } from './cards.tsx'
import { PictureList } from './side-list.tsx'
import styles from './article-more.module.css'

interface ArticleMoreProps {
  next: ArticleCard | undefined
  similar: readonly ArticleCard[]
  /** The card of the calculator that fits the article. */
  calculator: ReactNode
  now: Date | undefined
}

/** Suggestions at the end of an article: the next one, a calculator and similar ones. */
export const ArticleMore = ({ next, similar, calculator, now }: ArticleMoreProps) => (
  <aside className={`${styles.more} not-printed`} aria-label="More on this subject">
    {next && (
      <section className={styles.next} aria-labelledby="next-title">
        <SectionHeading id="next-title" size="small">
          Next article
        </SectionHeading>
        <LargeCard article={next} />
      </section>
    )}
    {calculator}
    <div className={styles.similar}>
      <PictureList id="similar" title="SIMILAR ARTICLES" articles={similar} now={now} />
    </div>
  </aside>
)
