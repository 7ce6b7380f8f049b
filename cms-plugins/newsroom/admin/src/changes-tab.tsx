import { auditPage, type AuditLine } from '@artha/contract/studio-access'
import { Td, Tr, Typography } from '@strapi/design-system'
import { useListAddress } from './list-address'
import { ListFrame } from './list-frame'
import { ListTable } from './list-table'
import { SearchField } from '@artha/accounts/panel/search-field'
import { timeInIndia } from '@artha/accounts/panel/time-in-india'
import { TrailLine } from '@artha/accounts/panel/trail-line'
import { usePluginAnswer } from '@artha/accounts/panel/use-plugin-answer'

const headings = ['When', 'What happened']

const ChangeRow = ({ line }: { line: AuditLine }) => (
  <Tr>
    <Td>
      <Typography textColor="neutral600">{timeInIndia(line.at)}</Typography>
    </Td>
    <Td>
      <TrailLine line={line} />
    </Td>
  </Tr>
)

/** Who changed what in articles, stories and media, newest first. */
export function ChangesTab() {
  const { query, q, pageSize, search } = useListAddress()
  if (q !== '') query.set('q', q)
  const { answer, failed } = usePluginAnswer(`/newsroom/changes?${query}`, auditPage)
  const lines = answer?.results ?? []
  return (
    <ListFrame
      head={<SearchField label="Search the changes" placeholder="Title, name, e-mail or id" value={q} onSearch={search} />}
      answer={answer}
      failed={failed}
      emptyWords={q === '' ? 'Nothing has been changed yet.' : `Nothing is found by “${q}”.`}
      pageSize={pageSize}
    >
      <ListTable headings={headings} rowCount={lines.length}>
        {lines.map((line) => (
          <ChangeRow key={line._id} line={line} />
        ))}
      </ListTable>
    </ListFrame>
  )
}
