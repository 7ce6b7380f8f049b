import { Table, Tbody, Th, Thead, Tr, Typography, VisuallyHidden } from '@strapi/design-system'
import type { ReactNode } from 'react'

interface Props {
  headings: readonly string[]
  /** True if the last column holds buttons; its heading is then for screen readers only. */
  hasButtons?: boolean
  rowCount: number
  children: ReactNode
}

/** A table with headings and the given rows. */
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
