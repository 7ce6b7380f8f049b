import body from '../../features/articles/article-body.module.css'
import header from '../../features/articles/article-header.module.css'
import short from '../../features/articles/short-version.module.css'
import { SkeletonPicture, SkeletonText } from '../../ui/skeleton.tsx'
import view from './article-view.module.css'
import styles from './article-skeleton.module.css'

/** The placeholder of a loading article, in the same grid, with as many lines as most articles have. */
export const ArticleSkeleton = () => (
  <div className={view.page}>
    <div className={view.article}>
      <header className={header.header}>
        <span className={`${header.back} ${styles.buttons}`} />
        <span className={`${header.tools} ${styles.buttons}`} />
        <Words of={`${header.above} ${styles.above}`} lines={1} />
        <Words of={header.title} lines={2} />
        <Words of={header.standfirst} lines={2} onPhone={3} />
        <Words of={header.facts} lines={1} />
      </header>
      <div className={short.short}>
        <Words of={short.title} lines={1} />
        <Words of={short.lines} lines={5} onPhone={6} />
        <Words of={short.facts} lines={8} onPhone={3} />
      </div>
      <div className={body.section}>
        <Words of={body.subtitle} lines={1} />
        <Words of={body.column} lines={8} />
        <span className={`${body.cover} ${styles.cover}`} data-cover="">
          <SkeletonPicture />
        </span>
      </div>
    </div>
  </div>
)

interface WordsProps {
  of: string | undefined
  lines: number
  /** The number of lines in a narrow window. */
  onPhone?: number
}

const Words = ({ of, lines, onPhone = lines }: WordsProps) => (
  <span className={of}>
    <span className={styles.onPhone}>
      <SkeletonText lines={onPhone} />
    </span>
    <span className={styles.wide}>
      <SkeletonText lines={lines} />
    </span>
  </span>
)
