import { useState } from 'react'
import { useArticleViews } from '../api.ts'
import { ArticleViewsReport } from './article-views-report.tsx'
import { LoadState } from '../../../ui/load-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RadioStrip } from '../../../ui/radio-strip.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import styles from '../tables/manager.module.css'

const spans = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'One year' },
] as const
type Span = (typeof spans)[number]['value']

/** The article views, for everyone who writes. */
export function ArticleViewsSection() {
  const [days, setDays] = useState<Span>('30')
  const openings = useArticleViews(days)
  return (
    <section className={styles.list} aria-labelledby="openings">
      <SectionHeading id="openings">Readers</SectionHeading>
      <RadioStrip label="Period" options={spans} value={days} onChange={setDays} />
      <LoadState of={openings} pending={<SkeletonText lines={6} />} failedMessage="Reader numbers could not be loaded.">
        {(answer) => (
          <>
            {!answer.isCounting && (
              <Notice kind="empty" title="Views are not counted.">
                Counting is switched off in the settings (COUNT_READERS).
              </Notice>
            )}
            <ArticleViewsReport answer={answer} />
            <p className={styles.count}>
              Counted without cookies, IP addresses or personal data. Known bots and pages served by an outside cache are not counted.
            </p>
          </>
        )}
      </LoadState>
    </section>
  )
}
