import { SkeletonPicture, SkeletonText } from '../../ui/skeleton.tsx'
import feed from './feed.module.css'
import styles from './feed-skeleton.module.css'

/** The placeholder of a loading list of articles, in the same grid. */
export const FeedSkeleton = () => (
  <div className={feed.list}>
    {Array.from({ length: 6 }, (_, index) => (
      <div key={index} className={styles.row}>
        <SkeletonText lines={4} />
        <SkeletonPicture />
      </div>
    ))}
  </div>
)
