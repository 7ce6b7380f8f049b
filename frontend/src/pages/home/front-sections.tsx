import { memo, Suspense } from 'react'
import type { HomeAnswer } from '@artha/contract/home'
import { useStories } from '../../api/stories.ts'
import { CardStrip } from '../../features/articles/card-strip.tsx'
import { BriefSection, GridSection, ListSection } from '../../features/articles/front-section.tsx'
import { InsightsBlock } from '../../features/insights/insights-block.tsx'
import { StoryCarousel } from '../../features/stories/story-carousel.tsx'
import { NewsletterSection } from '../newsletter/newsletter-section.tsx'
import { showUnreachableToast } from '../unreachable-toast.ts'
import styles from './front-page.module.css'

/** The sections below the first screens. They show no age, so they hydrate by themselves and do not render again each minute. */
export const FrontSections = memo(({ groups }: { groups: HomeAnswer }) => (
  <Suspense>
    <Stories />
    <GridSection id="news" title="News" category="News" articles={groups.news} />
    <NewsletterSection />
    <ListSection id="finance" title="Finance" category="Finance" articles={groups.finance} />
    <GridSection id="investment" title="Investment" category="Investment" articles={groups.investment} />
    <CardStrip id="highlights" title="Highlights" articles={groups.highlights} isTinted />
    <div className={styles.pair}>
      <ListSection id="business" title="Business" category="Finance" articles={groups.business} />
      <ListSection id="fintech" title="FinTech" category="FinTech" articles={groups.fintech} />
    </div>
    <InsightsBlock onFailed={showUnreachableToast} />
    <div className={styles.pair}>
      <GridSection id="budget" title="Budget" category="Budget" articles={groups.budget} />
      <GridSection id="loan" title="Loan" category="Loan" articles={groups.loan} />
    </div>
    <div className={styles.sevenAndFive}>
      <GridSection id="tax" title="Tax" category="Tax" articles={groups.tax} />
      <BriefSection id="gst" title="GST" category="GST" articles={groups.gst} />
    </div>
    <BriefSection id="saving" title="Saving" category="Saving" articles={groups.saving} />
  </Suspense>
))

export function Stories() {
  const { data, isLoading } = useStories()
  return <StoryCarousel stories={data ?? (isLoading ? undefined : [])} />
}
