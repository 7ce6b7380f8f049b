import { SkeletonHeadline, SkeletonPicture, SkeletonText } from '../../../ui/skeleton.tsx'
import styles from './metal-panel.module.css'

/** The placeholder of prices in rupees, as high as their table with its notes. */
export const RupeeSkeleton = () => (
  <div className={`${styles.course} ${styles.pricesPending}`}>
    <SkeletonHeadline />
    <SkeletonText lines={8} />
  </div>
)

/** The placeholder of the metal panel while prices load, in the same grid. */
export const MetalSkeleton = () => (
  <div className={styles.container}>
    <div className={styles.panel}>
      <div className={styles.choice}>
        <SkeletonHeadline />
      </div>
      <RupeeSkeleton />
      <div className={`${styles.course} ${styles.coursePending}`}>
        <SkeletonHeadline />
        <SkeletonPicture />
      </div>
    </div>
  </div>
)
