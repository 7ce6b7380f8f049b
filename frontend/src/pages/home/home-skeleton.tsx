import { SkeletonHeadline, SkeletonPicture, SkeletonText } from '../../ui/skeleton.tsx'
import trending from '../../features/articles/trending.module.css'
import styles from './home-skeleton.module.css'

/** The top of the front page while it loads, in the same grid as its content. */
export const HomeSkeleton = () => (
  <div className={`${trending.trending} ${styles.top}`}>
    <div className={`${trending.lead} ${styles.lead}`}>
      <SkeletonPicture />
      <SkeletonHeadline />
      <SkeletonText lines={3} />
    </div>
    <div className={trending.seconds}>
      <Second />
      <Second />
    </div>
    <div className={trending.side}>
      <SkeletonText lines={2} />
      <SkeletonText lines={2} />
      <SkeletonText lines={2} />
      <SkeletonText lines={2} />
    </div>
  </div>
)

const Second = () => (
  <div className={styles.second}>
    <SkeletonPicture />
    <SkeletonText lines={3} />
  </div>
)
