import type { AuditLine } from '@artha/contract/studio-access'
import { Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system'
import { timeInIndia } from '@artha/base/panel/time-in-india'
import { TrailLine } from './trail-line'

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
