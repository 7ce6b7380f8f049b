import styles from './responsive-picture.module.css'

interface VideoFrameProps {
  src: string
  /** Describes the video. */
  label: string
  ratio?: 'wide' | 'portrait'
  className?: string | undefined
}

/** A video in the same frame as a picture. It never plays by itself, and only its metadata is loaded in advance. */
export const VideoFrame = ({ src, label, ratio = 'wide', className = '' }: VideoFrameProps) => (
  <span className={`${styles.frame} ${styles[ratio] ?? ''} ${className}`.trim()}>
    <video className={styles.video} src={src} controls playsInline preload="metadata" aria-label={label || 'Video'} />
  </span>
)
