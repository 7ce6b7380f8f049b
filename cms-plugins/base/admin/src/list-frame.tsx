import { Box, EmptyStateLayout, Flex, Typography } from '@strapi/design-system'
import { Page, Pagination } from '@strapi/strapi/admin'
import type { ReactNode } from 'react'
import { standardPageSize } from './list-address'

interface Props {
  /** Searches and filters, or a sentence about the list. */
  head: ReactNode
  /** Buttons for the whole list. */
  actions?: ReactNode
  answer?: { total: number }
  failed: boolean
  emptyText: string
  pageSize: number
  children: ReactNode
}

/** The server refuses pages beyond this row. */
const maxListRow = 10_000

/** A list of the Studio in each of its states: loading, failed, empty, with rows. The page's address keeps which page is shown. */
export function ListFrame({ head, actions, answer, failed, emptyText, pageSize, children }: Props) {
  return (
    <Box paddingTop={6}>
      <Flex justifyContent="space-between" alignItems="center" gap={4} wrap="wrap" paddingBottom={4}>
        <Flex gap={3} wrap="wrap" grow={1}>
          {typeof head === 'string' ? <Typography textColor="neutral600">{head}</Typography> : head}
        </Flex>
        {actions}
      </Flex>
      {failed && <Page.Error />}
      {!failed && answer === undefined && <Page.Loading />}
      {!failed && answer?.total === 0 && <EmptyStateLayout content={emptyText} shadow="tableShadow" hasRadius />}
      {!failed && answer !== undefined && answer.total > 0 && (
        <>
          {children}
          <Pagination.Root
            total={answer.total}
            pageCount={Math.ceil(Math.min(answer.total, maxListRow) / pageSize)}
            defaultPageSize={standardPageSize}
          >
            <Pagination.PageSize options={['20', '50', '100']} />
            <Pagination.Links />
          </Pagination.Root>
        </>
      )}
    </Box>
  )
}
