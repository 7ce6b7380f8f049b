import { dayInWords } from '@artha/contract/number-words'
import { figuresToReview, type FigureToReview, type AffectedEntry } from '@artha/contract/figures-to-review'
import { Box, Button, EmptyStateLayout, Td, Tr, Typography } from '@strapi/design-system'
import { isFetchError, Page, useFetchClient, useNotification } from '@strapi/strapi/admin'
import { usePluginAnswer } from '@artha/base/panel/use-plugin-answer'
import { EntryLink } from './entry-link'
import { kindLabels } from './kind-labels'
import { ListTable } from './list-table'

const headings = ['Title', 'Kind', 'Text', 'Reviewed']

const because = { changed: 'changed on', ended: 'expired without a replacement on', 'review-due': 'due for review since' } as const

const PieceRow = ({ piece, onLookedAt }: { piece: AffectedEntry; onLookedAt: (piece: AffectedEntry) => void }) => (
  <Tr>
    <Td>
      <EntryLink kind={piece.kind} id={piece._id} title={piece.title} />
    </Td>
    <Td>
      <Typography textColor="neutral600">{kindLabels[piece.kind]}</Typography>
    </Td>
    <Td>
      <Typography textColor="neutral800">{piece.said}</Typography>
    </Td>
    <Td>
      <Button size="S" variant="tertiary" aria-label={`Mark ${piece.title} as reviewed`} onClick={() => onLookedAt(piece)}>
        Mark reviewed
      </Button>
    </Td>
  </Tr>
)

const FigureBlock = ({ figure, onLookedAt }: { figure: FigureToReview; onLookedAt: (piece: AffectedEntry) => void }) => (
  <Box paddingBottom={6}>
    <Box paddingBottom={2}>
      <Typography variant="delta" tag="h2">
        {`${figure.title} ${because[figure.because]} ${dayInWords(figure.since)}`}
      </Typography>
      {figure.calculators.length > 0 && <Typography textColor="neutral600">{`Calculators that use it: ${figure.calculators.join(', ')}`}</Typography>}
    </Box>
    {figure.pieces.length > 0 && (
      <ListTable headings={headings} hasButtons rowCount={figure.pieces.length}>
        {figure.pieces.map((piece) => (
          <PieceRow key={piece._id} piece={piece} onLookedAt={onLookedAt} />
        ))}
      </ListTable>
    )}
  </Box>
)

/** The entries to review after a figure changed or became due, each with a button to mark it reviewed. */
export function FiguresTab() {
  const { answer, failed, reload } = usePluginAnswer('/newsroom/figures', figuresToReview)
  const { put } = useFetchClient()
  const { toggleNotification } = useNotification()
  const markReviewed = async ({ kind, _id }: AffectedEntry) => {
    try {
      await put(`/newsroom/figures/${kind}/${_id}/looked-at`)
    } catch (error) {
      toggleNotification({ type: 'danger', message: isFetchError(error) ? error.message : 'The change could not be saved. Please try again.' })
    }
    reload()
  }
  return (
    <Box paddingTop={6}>
      <Box paddingBottom={4}>
        <Typography textColor="neutral600">
          Figures that changed, ended or are due for review, and the entries that use them and have not been reviewed since. An entry with an expired
          marked figure is left out of Trending, Live Update and Recommended until it is reviewed.
        </Typography>
      </Box>
      {failed && <Page.Error />}
      {!failed && answer === undefined && <Page.Loading />}
      {answer?.length === 0 && <EmptyStateLayout content="All figures are reviewed." shadow="tableShadow" hasRadius />}
      {answer?.map((figure) => (
        <FigureBlock key={figure.figureKey} figure={figure} onLookedAt={(piece) => void markReviewed(piece)} />
      ))}
    </Box>
  )
}
