import type { FigureAnswer } from '@artha/contract/figure-answer'
import { figureHistory } from '@artha/contract/figure-on'
import { useParams } from 'react-router-dom'
import { isNotFound } from '../../api/api-error.ts'
import { useFigure } from '../../api/figures.ts'
import { FigureHistory } from '../../features/figures/figure-history.tsx'
import { ShippedFiguresNote } from '../../features/figures/shipped-figures-note.tsx'
import { FigureSource } from '../../features/figures/figure-source.tsx'
import { FigureValueView } from '../../features/figures/figure-value.tsx'
import { groupTitles, validityWords } from '../../features/figures/figure-words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { DocumentPage, DocumentSection } from '../../ui/document-page.tsx'
import { DocumentSkeleton } from '../../ui/document-skeleton.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { MessagePage } from '../../ui/message-page.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { SiteDirectory } from '../site-directory.tsx'
import { dayWords } from '../../lib/dates.ts'

const figuresTrail = [
  { name: 'Home', to: '/' },
  { name: 'Official figures', to: '/figures' },
] as const

export function FigurePage() {
  const { key = '' } = useParams()
  const figure = useFigure(key)
  return (
    <LoadState
      of={figure}
      pending={<DocumentSkeleton />}
      failed={(error) => <Failed isMissing={isNotFound(error)} retry={figure.retry} error={error} />}
    >
      {(answer) => <Figure answer={answer} />}
    </LoadState>
  )
}

const Failed = ({ isMissing, retry, error }: { isMissing: boolean; retry: () => void; error: unknown }) =>
  isMissing ? (
    <MessagePage kicker="Not found" title="This figure does not exist." action={<ToRegister />} ways={<SiteDirectory />}>
      The address may be mistyped. See the full list of figures.
    </MessagePage>
  ) : (
    <LoadFailed title="This figure could not be loaded." retry={retry} error={error} otherAction={<ToRegister />}>
      The figure has not been removed.
    </LoadFailed>
  )

const ToRegister = () => <ButtonLink to="/figures">All figures</ButtonLink>

function Figure({ answer: { figureKey, title, group, on, holds, rows } }: { answer: FigureAnswer }) {
  const history = figureHistory(rows, figureKey)
  const last = history.findLast(({ until }) => until !== null && until < on)
  const today = history.find(({ row }) => row === holds || row.validFrom === holds?.validFrom)
  const toCome = history.filter(({ from }) => from > on)
  return (
    <DocumentPage
      trail={{ steps: figuresTrail, name: title }}
      title={title}
      standfirst={
        today ? `${groupTitles[group]}. ${validityWords(today, on)}.` : `${groupTitles[group]}. We know of no figure in force on ${dayWords(on)}.`
      }
    >
      <ShippedFiguresNote rows={rows} />
      <DocumentSection title="In force today">
        {holds === null ? (
          <>
            <p>{lastWords(last?.until)}</p>
            {last && <FigureValueView value={last.row.value} title={`${title}, ${validityWords(last, on)}`} />}
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
        <DocumentSection key={from} title={`From ${dayWords(from)}`}>
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
  until ? `The last figure was in force until ${dayWords(until)}. We have found no later one.` : 'We have found no figure yet.'
