import { SkeletonPicture, SkeletonText } from '../../ui/skeleton.tsx'
import feed from './feed.module.css'
import styles from './feed-skeleton.module.css'

/** A list of articles while it is on its way, in the grid of what comes. */
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
