import type { AuditLine } from '@artha/contract/studio-access'
import { Link, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system'
import { timeInIndia } from '@artha/base/panel/time-in-india'
import { Link as RouterLink } from 'react-router-dom'
import { trailSentence } from './trail-sentence'

/** An audit entry as a sentence, with the ids of actor and subject below it, because two people can have the same name. */
const TrailLine = ({ line }: { line: AuditLine }) => (
  <>
    <Typography textColor="neutral800" tag="p">
      {trailSentence(line).map(({ words, to }, at) =>
        to === undefined ? (
          words
        ) : (
          <Link key={at} tag={RouterLink} to={to}>
            {words}
          </Link>
        ),
      )}
    </Typography>
    <Typography variant="pi" textColor="neutral600" tag="p">
      {line.actor === line.subject ? line.actor : `${line.actor}, ${line.subject}`}
    </Typography>
  </>
)

const headings = ['When', 'What happened']

/** A table of audit entries: the time and a sentence about each. */
export function AuditTable({ lines }: { lines: AuditLine[] }) {
  return (
    <Table colCount={headings.length} rowCount={lines.length + 1}>
      <Thead>
        <Tr>
          {headings.map((heading) => (
            <Th key={heading}>
              <Typography variant="sigma">{heading}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {lines.map((line) => (
          <Tr key={line._id}>
            <Td>
              <Typography textColor="neutral600">{timeInIndia(line.at)}</Typography>
            </Td>
            <Td>
              <TrailLine line={line} />
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  )
}
