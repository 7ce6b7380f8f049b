import { SkeletonHeadline, SkeletonPicture, SkeletonText } from '../../../ui/skeleton.tsx'
import styles from './metal-panel.module.css'

/** The placeholder of the metal panel while prices load, in the same grid. */
export const MetalSkeleton = () => (
  <div className={styles.container}>
    <div className={styles.panel}>
      <div className={styles.choice}>
        <SkeletonHeadline />
      </div>
      <div className={styles.course}>
        <SkeletonHeadline />
        <SkeletonText lines={8} />
      </div>
      <div className={styles.course}>
        <SkeletonHeadline />
        <SkeletonPicture />
      </div>
    </div>
  </div>
)
