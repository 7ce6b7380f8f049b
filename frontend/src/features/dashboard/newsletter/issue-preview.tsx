import { useState } from 'react'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { LoadState } from '../../../ui/load-state.tsx'
import { RadioStrip } from '../../../ui/radio-strip.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { useIssuePreview } from '../api.ts'
import styles from './issue-preview.module.css'

const widths = ['320', '600', '800'] as const
const looks = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'text', label: 'Plain text' },
] as const

/** Blocks pictures in the mail, so that their texts show. */
const noPictures = `<meta http-equiv="Content-Security-Policy" content="img-src 'none'">`

/** The mail of the saved issue as a reader gets it. */
export function IssuePreview({ id }: { id: string }) {
  const preview = useIssuePreview(id)
  const [width, setWidth] = useState<(typeof widths)[number]>('600')
  const [look, setLook] = useState<(typeof looks)[number]['value']>('light')
  const [hasPictures, setHasPictures] = useState(true)
  return (
    <section aria-labelledby="preview">
      <SectionHeading id="preview">Preview of the saved issue</SectionHeading>
      <RadioStrip label="Look" options={looks} value={look} onChange={setLook} />
      <RadioStrip label="Width" options={widths.map((value) => ({ value, label: `${value} px` }))} value={width} onChange={setWidth} />
      <Checkbox checked={hasPictures} onChange={({ target }) => setHasPictures(target.checked)}>
        Pictures
      </Checkbox>
      <LoadState of={preview} pending={<SkeletonText lines={12} />} failedMessage="The preview could not be loaded.">
        {({ subject, html, text, bytes }) => (
          <>
            <p>{`${subject} (${Math.ceil(bytes / 1024)} KB)`}</p>
            {look === 'text' ? (
              <pre className={styles.text}>{text}</pre>
            ) : (
              <iframe
                className={`${styles.frame} ${styles[look] ?? ''}`}
                title="The mail"
                sandbox=""
                width={width}
                srcDoc={hasPictures ? html : html.replace(/<head[^>]*>/, (head) => head + noPictures)}
              />
            )}
          </>
        )}
      </LoadState>
    </section>
  )
}
