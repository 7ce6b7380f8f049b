import type { AuditLine } from '@artha/contract/studio-access'
import { Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system'
import { actionWords, detailWords } from './audit-words'
import { timeInIndia } from './time-in-india'

const headings = ['When', 'Who', 'What', 'To whom or what', 'Details']

/** A name, with the id beside it for when two are alike or the name is not known any more. */
const Named = ({ name, id }: { name: string; id: string }) => (
  <>
    <Typography textColor="neutral800" tag="div">
      {name === '' ? id : name}
    </Typography>
    {name !== '' && (
      <Typography variant="pi" textColor="neutral600" tag="div">
        {id}
      </Typography>
    )}
  </>
)

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
              <Named name={line.actorName} id={line.actor} />
            </Td>
            <Td>
              <Typography textColor="neutral800">{actionWords(line.action)}</Typography>
            </Td>
            <Td>
              <Named name={line.subjectName} id={line.subject} />
            </Td>
            <Td>
              <Typography textColor="neutral800">{detailWords(line.details)}</Typography>
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  )
}
