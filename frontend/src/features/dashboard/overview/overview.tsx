import type { DeskSummary } from '@artha/contract/desk'
import { useArticleViews, useCalendar, useConditionalReviews, useFiguresToReview } from '../api.ts'
import { OverviewBox } from './overview-box.tsx'
import { dueLines, figureLines, mostReadLines, reviewLines } from './overview-lines.ts'
import { todayInIndia } from '../../../lib/india-clock.ts'
import styles from './overview.module.css'

interface OverviewProps {
  summary: DeskSummary | undefined
}

/** Five boxes about what needs attention today, each with links. */
export const Overview = ({ summary }: OverviewProps) => (
  <div className={styles.boxes}>
    <DueToday />
    <WaitingForReview summary={summary} />
    <FiguresPastReview />
    <Messages summary={summary} />
    <MostRead />
  </div>
)

function WaitingForReview({ summary }: OverviewProps) {
  const isOn = summary?.inReview !== undefined
  const reviews = useConditionalReviews(isOn)
  const waiting = reviews.data?.items.filter(({ state }) => state === 'waiting')
  return (
    <OverviewBox
      id="waiting-for-review"
      title="Waiting for review"
      count={summary?.inReview === undefined ? undefined : String(summary.inReview)}
      empty={isOn ? wordsOf(reviews, 'Nothing is waiting.') : 'Review is off: writers can publish directly.'}
      lines={reviewLines(waiting ?? [])}
      onward={
        isOn ? { to: '/dashboard/review', words: 'Full review list' } : { to: '/dashboard/articles?state=draft', words: 'Drafts in the Studio' }
      }
    />
  )
}

/** Returns the message of an empty box: failed, loading, or the given words. */
function wordsOf({ data, error }: { data?: unknown; error?: unknown }, nothing: string) {
  if (error) return 'It could not be loaded.'
  return data ? nothing : 'Loading...'
}

function DueToday() {
  const today = useCalendar({ day: todayInIndia() })
  const due = today.data?.entries.filter(({ event }) => event === 'scheduled')
  return (
    <OverviewBox
      id="due-today"
      title="Due today"
      count={due && `${due.length}${today.data?.isCut ? '+' : ''}`}
      empty={wordsOf(today, 'Nothing is scheduled today.')}
      lines={dueLines(due ?? [])}
      onward={{ to: '/dashboard/calendar', words: 'Calendar' }}
    />
  )
}

function FiguresPastReview() {
  const figures = useFiguresToReview()
  const { data } = figures
  const hasAny = data !== undefined && data.length > 0
  return (
    <OverviewBox
      id="figures-past-review"
      title="Figures due for review"
      count={data && String(data.length)}
      empty={wordsOf(figures, 'All figures are reviewed.')}
      lines={figureLines(data ?? [])}
      onward={hasAny ? { to: '#figures-to-read', words: 'All figures to review' } : { to: '/figures', words: 'All figures' }}
    />
  )
}

function Messages({ summary }: OverviewProps) {
  const { unreadMessages, studioUrl } = summary ?? {}
  return (
    <OverviewBox
      id="messages-of-readers"
      title="Messages"
      count={unreadMessages === undefined ? undefined : String(unreadMessages)}
      empty={messageText(unreadMessages)}
      lines={[]}
      onward={
        studioUrl === undefined ? undefined : { to: `${studioUrl}/plugins/newsroom?tab=messages`, words: 'Read in the Studio', isOutside: true }
      }
    />
  )
}

function messageText(unread: number | undefined) {
  if (unread === undefined) return 'Read them in the Studio.'
  if (unread === 0) return 'All messages are read.'
  return unread === 1 ? '1 unread message.' : 'unread messages.'
}

function MostRead() {
  const openings = useArticleViews('30')
  return (
    <OverviewBox
      id="most-read"
      title="Most read"
      empty={wordsOf(openings, 'No views in 30 days.')}
      lines={openings.data ? mostReadLines(openings.data) : []}
      onward={{ to: '#openings', words: 'Readers, day by day' }}
    />
  )
}
