import { auditPage, type AuditLine } from '@artha/contract/studio-access'
import { Td, Tr, Typography } from '@strapi/design-system'
import { changeWords, notedIn } from './change-words'
import { entryOf } from './entry-address'
import { EntryLink } from './entry-link'
import { kindWords } from './kind-words'
import { useListAddress } from './list-address'
import { ListFrame } from './list-frame'
import { ListTable } from './list-table'
import { SearchField } from '@artha/accounts/panel/search-field'
import { timeInIndia } from '@artha/accounts/panel/time-in-india'
import { usePluginAnswer } from '@artha/accounts/panel/use-plugin-answer'

const headings = ['When', 'Who', 'What', 'Title', 'Kind', 'Version']

/** What is no entry: a file, or a message of the contact page. */
const otherKind = (subject: string) => (subject.startsWith('message:') ? 'Message' : 'Media')

function ChangeRow({ line }: { line: AuditLine }) {
  const entry = entryOf(line.subject)
  const { title, version } = notedIn(line.details)
  return (
    <Tr>
      <Td>
        <Typography textColor="neutral600">{timeInIndia(line.at)}</Typography>
      </Td>
      <Td>
        <Typography textColor="neutral800">{line.actorName === '' ? line.actor : line.actorName}</Typography>
      </Td>
      <Td>
        <Typography fontWeight="semiBold" textColor="neutral800">
          {changeWords(line.action)}
        </Typography>
      </Td>
      <Td>
        {entry === undefined || line.action.endsWith('.delete') ? (
          <Typography textColor="neutral800">{title === '' ? line.subject : title}</Typography>
        ) : (
          <EntryLink kind={entry.kind} id={entry.id} title={title} />
        )}
      </Td>
      <Td>
        <Typography textColor="neutral600">{entry === undefined ? otherKind(line.subject) : kindWords[entry.kind]}</Typography>
      </Td>
      <Td>
        <Typography textColor="neutral600">{version}</Typography>
      </Td>
    </Tr>
  )
}

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
