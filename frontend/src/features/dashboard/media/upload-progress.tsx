import { percentText } from '../../../lib/money.ts'
import { ProgressBar } from '../../../ui/progress-bar.tsx'

/** The share that is sent. After that the server processes the file for an unknown time. */
export function UploadProgress({ name, fraction }: { name: string; fraction: number }) {
  const isSent = fraction >= 1
  const words = isSent ? 'Processing …' : `${percentText(Math.floor(fraction * 100))} sent`
  return <ProgressBar label={`Uploading ${name}`} words={words} max={1} {...(!isSent && { value: fraction })} />
}
