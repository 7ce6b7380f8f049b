import { useState } from 'react'
import { groupedNumber } from '../../../lib/money.ts'
import { LoadState } from '../../../ui/load-state.tsx'
import { RadioStrip } from '../../../ui/radio-strip.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { useIssuePreview } from '../api.ts'
import manager from '../tables/manager.module.css'
import styles from './issue-preview.module.css'

const widths = ['320', '600', '800'] as const
const looks = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'text', label: 'Plain text' },
] as const

/** The mail of the saved issue as a reader gets it. */
export function IssuePreview({ id }: { id: string }) {
  const preview = useIssuePreview(id)
  const [width, setWidth] = useState<(typeof widths)[number]>('600')
  const [look, setLook] = useState<(typeof looks)[number]['value']>('light')
  return (
    <section className={manager.list} aria-labelledby="preview">
      <SectionHeading id="preview">Preview of the saved issue</SectionHeading>
      <div className={styles.choices}>
        <RadioStrip label="Look" options={looks} value={look} onChange={setLook} />
        {look !== 'text' && (
          <RadioStrip label="Width" options={widths.map((value) => ({ value, label: `${value} px` }))} value={width} onChange={setWidth} />
        )}
      </div>
      <LoadState of={preview} pending={<SkeletonText lines={12} />} failedMessage="The preview could not be loaded.">
        {({ subject, text, bytes, mailPath }) => (
          <>
            <p className={manager.about}>
              <span className={styles.subject}>{subject || 'No subject yet'}</span>{' '}
              <span>{`${groupedNumber(Math.ceil(bytes / 1024))} KB of at most 90`}</span>
            </p>
            {look === 'text' && <pre className={styles.text}>{text}</pre>}
            {/* Stays in the page below the plain text, because its address works for some minutes only */}
            <div className={styles.box} hidden={look === 'text'} tabIndex={0} role="region" aria-label="The mail, which may be wider than the screen">
              <iframe className={styles.frame} title="The mail" sandbox="" width={width} src={look === 'dark' ? `${mailPath}&look=dark` : mailPath} />
            </div>
          </>
        )}
      </LoadState>
    </section>
  )
}
