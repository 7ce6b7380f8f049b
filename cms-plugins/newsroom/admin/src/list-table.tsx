import { Table, Tbody, Th, Thead, Tr, Typography, VisuallyHidden } from '@strapi/design-system'
import type { ReactNode } from 'react'

interface Props {
  headings: readonly string[]
  /** The last column has buttons: what it is called is only read out. */
  hasButtons?: boolean
  rowCount: number
  children: ReactNode
}

/** A table of the newsroom: its headings, and rows as they are given. */
export const ListTable = ({ headings, hasButtons = false, rowCount, children }: Props) => (
  <Table colCount={headings.length} rowCount={rowCount + 1}>
    <Thead>
      <Tr>
        {headings.map((heading, at) => (
          <Th key={heading}>
            {hasButtons && at === headings.length - 1 ? (
              <VisuallyHidden>{heading}</VisuallyHidden>
            ) : (
              <Typography variant="sigma">{heading}</Typography>
            )}
          </Th>
        ))}
      </Tr>
    </Thead>
    <Tbody>{children}</Tbody>
  </Table>
)
