import styles from './progress-bar.module.css'

interface ProgressBarProps {
  label: string
  /** How far it is, in words. */
  words: string
  max: number
  /** Without a value the bar moves to and fro. */
  value?: number
}

/** A bar that shows how far something is, with the same in words below. */
export const ProgressBar = ({ label, words, max, value }: ProgressBarProps) => (
  <div className={styles.progress}>
    <progress className={styles.bar} aria-label={label} aria-valuetext={words} max={max} {...(value !== undefined && { value })} />
    <span className={styles.words} aria-hidden="true">
      {words}
    </span>
  </div>
)
