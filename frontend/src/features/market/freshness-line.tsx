import { useContext, type ReactNode } from 'react'
import type { Provenance } from '@artha/contract/market'
import { dateAndTimeInIndia, dateInIndia, timeInIndia } from '../../lib/dates.ts'
import { freshnessOf, type Freshness } from './freshness.ts'
import * as texts from './panel-texts.tsx'
import { InSampleBlock } from './sample-block.tsx'
import styles from './freshness-line.module.css'

/** Figures of a printed table, which is never updated. */
export interface ReferenceTable {
  table: string
}

interface FreshnessLineProps {
  of: Provenance | ReferenceTable
  /** The reader's time, once known: the line changes by itself when the time of the next update passes. */
  now?: Date | undefined
  /** Which figures are meant, where several sources meet in one place. */
  about?: string
  /** What else is to be known of the figures. */
  children?: ReactNode
}

/**
 * Under every figure that comes from somewhere: where from, when it held, and how far it can be relied on. In a block that says once
 * what sample data is, a small mark.
 */
export function FreshnessLine(props: FreshnessLineProps) {
  const isMark = useContext(InSampleBlock) && 'sample' in props.of && props.of.sample
  return isMark ? <SampleMark /> : <WholeLine {...props} />
}

export const SampleMark = () => (
  <span className={styles.mark} data-sample="">
    {texts.sampleMark}
  </span>
)

const WholeLine = ({ of, now, about, children }: FreshnessLineProps) => (
  <p className={styles.line}>
    {about && <span>{`${about}: `}</span>}
    {'table' in of ? <ReferenceWords of={of} /> : <SourceWords of={of} freshness={freshnessOf(of, now)} />}
    {children && <span> {children}</span>}
  </p>
)

const ReferenceWords = ({ of: { table } }: { of: ReferenceTable }) => <span>{texts.indicative(table)}</span>

const marks: Readonly<Record<Freshness, string | undefined>> = {
  current: undefined,
  due: texts.updateDue,
  stale: texts.outOfDate,
  sample: texts.sampleData,
}

function SourceWords({ of, freshness }: { of: Provenance; freshness: Freshness }) {
  const mark = marks[freshness]
  return (
    <>
      {mark && (
        <>
          <strong className={styles[freshness]}>{`${mark}.`}</strong>{' '}
        </>
      )}
      <span>{bodyWords(of, freshness)}</span>
    </>
  )
}

function bodyWords(of: Provenance, freshness: Freshness) {
  if (freshness === 'sample') return texts.sampleFigures
  return (
    <>
      <span>{texts.sourceAsOf(of.source, of.asOf && <Moment at={of.asOf} />)}</span>
      <span>{updateWords(of, freshness)}</span>
    </>
  )
}

function updateWords({ asOf, nextUpdateAt }: Provenance, freshness: Freshness) {
  const next = nextUpdateAt && <Moment at={nextUpdateAt} beside={asOf} />
  if (freshness === 'stale') return texts.nothingNewer(next)
  if (freshness === 'due') return texts.newerWasDue(next)
  return next && texts.nextUpdate(next)
}

/** Without its date where it stands beside a moment of the same day. */
function Moment({ at, beside }: { at: string; beside?: string | null }) {
  const moment = new Date(at)
  const isSameDay = beside ? dateInIndia(new Date(beside)) === dateInIndia(moment) : false
  return <time dateTime={at}>{isSameDay ? timeInIndia(moment) : dateAndTimeInIndia(moment)}</time>
}
