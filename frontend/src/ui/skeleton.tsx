import styles from './skeleton.module.css'

/** Grey placeholders in the size of the expected content. */
export const SkeletonPicture = () => <span className={`${styles.block} ${styles.picture}`} />

export const SkeletonHeadline = () => <span className={`${styles.block} ${styles.headline}`} />

export const SkeletonText = ({ lines }: { lines: number }) => (
  <span className={styles.lines}>
    {Array.from({ length: lines }, (_, index) => (
      <span key={index} className={`${styles.block} ${styles.line}`} />
    ))}
  </span>
)
