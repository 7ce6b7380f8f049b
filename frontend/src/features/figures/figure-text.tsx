import type { FigureAnswer } from '@artha/contract/figure-answer'
import { figureHistory } from '@artha/contract/figure-on'
import { dayText } from '../../lib/dates.ts'
import { DocumentPage, DocumentSection } from '../../ui/document-page.tsx'
import { FigureHistory } from './figure-history.tsx'
import { FigureSource } from './figure-source.tsx'
import { FigureValueView } from './figure-value.tsx'
import { groupTitles, validityText } from './figure-texts.ts'
import { ShippedFiguresNote } from './shipped-figures-note.tsx'

const figuresTrail = [
  { name: 'Home', to: '/' },
  { name: 'Official figures', to: '/figures' },
] as const

/** One official figure: today's value, its source, and the values before and after. */
export function FigureText({ answer: { figureKey, title, group, on, holds, rows } }: { answer: FigureAnswer }) {
  const history = figureHistory(rows, figureKey)
  const last = history.findLast(({ until }) => until !== null && until < on)
  const today = history.find(({ row }) => row === holds || row.validFrom === holds?.validFrom)
  const toCome = history.filter(({ from }) => from > on)
  return (
    <DocumentPage
      trail={{ steps: figuresTrail, name: title }}
      title={title}
      standfirst={
        today ? `${groupTitles[group]}. ${validityText(today, on)}.` : `${groupTitles[group]}. We know of no figure in force on ${dayText(on)}.`
      }
    >
      <ShippedFiguresNote rows={rows} />
      <DocumentSection title="In force today">
        {holds === null ? (
          <>
            <p>{lastWords(last?.until)}</p>
            {last && <FigureValueView value={last.row.value} title={`${title}, ${validityText(last, on)}`} />}
          </>
        ) : (
          <FigureValueView value={holds.value} title={title} />
        )}
        {holds !== null && holds.note !== '' && <p>{holds.note}</p>}
      </DocumentSection>
      {holds !== null && (
        <DocumentSection title="Source">
          <FigureSource row={holds} />
        </DocumentSection>
      )}
      {toCome.map(({ row, from }) => (
        <DocumentSection key={from} title={`From ${dayText(from)}`}>
          <FigureValueView value={row.value} title={title} />
        </DocumentSection>
      ))}
      <DocumentSection title="Earlier values">
        <FigureHistory rows={rows} title={title} day={on} />
      </DocumentSection>
      <p>For education only, not investment or tax advice. Our editors maintain this page; the authority’s document prevails.</p>
    </DocumentPage>
  )
}

const lastWords = (until: string | null | undefined) =>
  until ? `The last figure was in force until ${dayText(until)}. We have found no later one.` : 'We have found no figure yet.'
