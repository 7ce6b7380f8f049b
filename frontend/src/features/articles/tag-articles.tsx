import type { TagAnswer } from '@artha/contract/tag'
import { tagPath } from '@artha/contract/tags'
import { isNotFound } from '../../api/api-error.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { MessagePage } from '../../ui/message-page.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useNow } from '../../ui/now.ts'
import { Pager } from '../../ui/pager.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { SkeletonHeadline, SkeletonText } from '../../ui/skeleton.tsx'
import { FeedSkeleton } from './feed-skeleton.tsx'
import { FeedList } from './feed.tsx'
import { articleCount, hasOlder, tagPagePath } from './tag-pages.ts'
import styles from './tag-articles.module.css'

export const TagFailed = ({ error, retry }: { error: unknown; retry: () => void }) =>
  isNotFound(error) ? (
    <MessagePage kicker="Not found" title="This tag does not exist." action={<ButtonLink to="/search">Search everything</ButtonLink>}>
      No articles have this tag, or the address may be mistyped.
    </MessagePage>
  ) : (
    <LoadFailed title="This tag could not be loaded." retry={retry} error={error}>
      Our articles have not been removed.
    </LoadFailed>
  )

export const TagSkeleton = () => (
  <div className={styles.page}>
    <div className={styles.header}>
      <SkeletonHeadline />
      <SkeletonText lines={1} />
    </div>
    <FeedSkeleton />
  </div>
)

/** The articles with a tag, with links to the pages before and after. */
export function TagArticles({ answer, page }: { answer: TagAnswer; page: number }) {
  const { name, slug, cards } = answer
  const at = (other: number) => tagPagePath(slug, other)
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Breadcrumb steps={[{ name: 'Home', to: '/' }]} here={name} />
        <p className={styles.kicker}>Tag</p>
        <h1 className={styles.title}>{name}</h1>
        <p className={styles.count}>{articleCount(answer.articles)}</p>
      </header>
      <section aria-labelledby="newest-title">
        <SectionHeading id="newest-title">{page > 1 ? `Newest, page ${page}` : 'Newest'}</SectionHeading>
        {cards.length === 0 ? (
          <Notice kind="empty" title="No articles found.">
            The previous page was the last one. <a href={tagPath(slug)}>Go to the first page</a>
          </Notice>
        ) : (
          <TagFeed answer={answer} />
        )}
        <Pager label="Pages of articles" newer={page > 1 ? at(page - 1) : undefined} older={hasOlder(answer, page) ? at(page + 1) : undefined} />
      </section>
    </div>
  )
}

const TagFeed = ({ answer }: { answer: TagAnswer }) => <FeedList articles={answer.cards} now={useNow()} />
