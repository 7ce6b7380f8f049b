import body from '../../features/articles/article-body.module.css'
import header from '../../features/articles/article-header.module.css'
import short from '../../features/articles/short-version.module.css'
import { SkeletonPicture, SkeletonText } from '../../ui/skeleton.tsx'
import view from './article-view.module.css'
import styles from './article-skeleton.module.css'

/** The placeholder of a loading article, in the same grid. */
export const ArticleSkeleton = () => (
  <div className={view.page}>
    <div className={view.article}>
      <div className={header.header}>
        <span className={`${header.tools} ${styles.tools}`} />
        <Words of={header.above} lines={1} />
        <Words of={header.title} lines={2} />
        <Words of={header.standfirst} lines={2} />
        <Words of={header.facts} lines={1} />
      </div>
      <div className={short.short}>
        <Words of={short.lines} lines={5} />
      </div>
      <div className={body.section}>
        <Words of={body.column} lines={3} />
        <span className={`${body.cover} ${styles.cover}`} data-cover="">
          <SkeletonPicture />
        </span>
      </div>
    </div>
  </div>
)

const Words = ({ of, lines }: { of: string | undefined; lines: number }) => (
  <span className={of}>
    <SkeletonText lines={lines} />
  </span>
)
