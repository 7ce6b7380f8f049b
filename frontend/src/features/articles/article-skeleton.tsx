import { SkeletonHeadline, SkeletonPicture, SkeletonText } from '../../ui/skeleton.tsx'
import styles from './article-skeleton.module.css'

/** The shape of an article while it is on its way. */
export const ArticleSkeleton = () => (
  <div className={styles.skeleton}>
    <SkeletonText lines={1} />
    <SkeletonHeadline />
    <SkeletonHeadline />
    <SkeletonText lines={2} />
    <SkeletonPicture />
    <SkeletonText lines={6} />
  </div>
)
