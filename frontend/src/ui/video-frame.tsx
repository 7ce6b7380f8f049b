import styles from './responsive-picture.module.css'

interface VideoFrameProps {
  src: string
  /** What it shows, in words. */
  label: string
  ratio?: 'wide' | 'portrait'
  className?: string | undefined
}

/** A video in the frame that a picture would have. It never starts by itself, and only its first moments are fetched before. */
export const VideoFrame = ({ src, label, ratio = 'wide', className = '' }: VideoFrameProps) => (
  <span className={`${styles.frame} ${styles[ratio] ?? ''} ${className}`.trim()}>
    <video className={styles.video} src={src} controls playsInline preload="metadata" aria-label={label || 'Video'} />
  </span>
)
