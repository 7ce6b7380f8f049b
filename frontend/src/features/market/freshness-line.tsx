import { useContext, type ReactNode } from 'react'
import type { Provenance } from '@artha/contract/market'
import { dateAndTimeInIndia, dateInIndia, timeInIndia } from '../../lib/dates.ts'
import { freshnessOf, type Freshness } from './price-freshness.ts'
import * as texts from './panel-texts.tsx'
import { InSampleBlock } from './sample-block.tsx'
import styles from './freshness-line.module.css'

/** A printed table as source, which is never updated. */
export interface ReferenceTable {
  table: string
}

interface FreshnessLineProps {
  of: Provenance | ReferenceTable
  /** The current time, once known. The line changes when the next update is due. */
  now?: Date | undefined
  /** Names the prices, if a place shows several sources. */
  about?: string
  /** Further notes on the prices. */
  children?: ReactNode
}

/**
 * The source, time and reliability of a price. Every price from a source has this line below it. Inside a block that explains sample data once, it
 * is only a small mark.
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
    {'table' in of ? <ReferenceText of={of} /> : <SourceText of={of} freshness={freshnessOf(of, now)} />}
    {children && <span> {children}</span>}
  </p>
)

const ReferenceText = ({ of: { table } }: { of: ReferenceTable }) => <span>{texts.indicative(table)}</span>

const marks: Readonly<Record<Freshness, string | undefined>> = {
  current: undefined,
  due: texts.updateDue,
  stale: texts.outOfDate,
  sample: texts.sampleData,
}

function SourceText({ of, freshness }: { of: Provenance; freshness: Freshness }) {
  const mark = marks[freshness]
  return (
    <>
      {mark && (
        <>
          <strong className={styles[freshness]}>{`${mark}.`}</strong>{' '}
        </>
      )}
      <span>{bodyText(of, freshness)}</span>
    </>
  )
}

function bodyText(of: Provenance, freshness: Freshness) {
  if (freshness === 'sample') return texts.samplePricesNote
  return (
    <>
      <span>{texts.sourceAsOf(of.source, of.asOf && <Moment at={of.asOf} />)}</span>
      <span>{updateText(of, freshness)}</span>
    </>
  )
}

function updateText({ asOf, nextUpdateAt }: Provenance, freshness: Freshness) {
  const next = nextUpdateAt && <Moment at={nextUpdateAt} beside={asOf} />
  if (freshness === 'stale') return texts.nothingNewer(next)
  if (freshness === 'due') return texts.newerWasDue(next)
  return next && texts.nextUpdate(next)
}

/** A time, without its date if another time of the same day is beside it. */
function Moment({ at, beside }: { at: string; beside?: string | null }) {
  const moment = new Date(at)
  const isSameDay = beside ? dateInIndia(new Date(beside)) === dateInIndia(moment) : false
  return <time dateTime={at}>{isSameDay ? timeInIndia(moment) : dateAndTimeInIndia(moment)}</time>
}
