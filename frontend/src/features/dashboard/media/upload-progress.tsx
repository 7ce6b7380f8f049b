import { percentText } from '../../../lib/money.ts'
import styles from './media-field.module.css'

/** The share that is sent. After that the server processes the file for an unknown time. */
export function UploadProgress({ name, fraction }: { name: string; fraction: number }) {
  const isSent = fraction >= 1
  const percent = Math.floor(fraction * 100)
  const words = isSent ? 'Processing …' : `${percentText(percent)} sent`
  return (
    <div className={styles.progress}>
      <progress className={styles.bar} aria-label={`Uploading ${name}`} aria-valuetext={words} max={1} {...(!isSent && { value: fraction })} />
      <span className={styles.hint} aria-hidden="true">
        {words}
      </span>
    </div>
  )
}
