import { SkeletonHeadline, SkeletonPicture, SkeletonText } from '../../ui/skeleton.tsx'
import styles from './home-skeleton.module.css'

/** The top of the front page while it is on its way. */
export const HomeSkeleton = () => (
  <div className={styles.top}>
    <div className={styles.seconds}>
      <SkeletonPicture />
      <SkeletonText lines={4} />
      <SkeletonPicture />
      <SkeletonText lines={4} />
    </div>
    <div className={styles.lead}>
      <SkeletonPicture />
      <SkeletonHeadline />
      <SkeletonHeadline />
      <SkeletonText lines={3} />
    </div>
    <div className={styles.side}>
      <SkeletonText lines={12} />
    </div>
  </div>
)

export const FeedSkeleton = () => (
  <div className={styles.feed}>
    {Array.from({ length: 6 }, (_, index) => (
      <div key={index} className={styles.row}>
        <SkeletonText lines={4} />
        <SkeletonPicture />
      </div>
    ))}
  </div>
)
