import { Box, EmptyStateLayout, Flex, Typography } from '@strapi/design-system'
import { Page } from '@strapi/strapi/admin'
import type { ReactNode } from 'react'
import { PageFooter } from '@artha/accounts/panel/page-footer'

interface Props {
  /** An explanation of the list, or its search field. */
  head: ReactNode
  answer?: { total: number }
  failed: boolean
  emptyWords: string
  pageSize: number
  children: ReactNode
}

/** A list that is loading, failed, empty or filled. */
export function ListFrame({ head, answer, failed, emptyWords, pageSize, children }: Props) {
  return (
    <Box paddingTop={6}>
      <Flex gap={3} wrap="wrap" paddingBottom={4}>
        {typeof head === 'string' ? <Typography textColor="neutral600">{head}</Typography> : head}
      </Flex>
      {failed && <Page.Error />}
      {!failed && answer === undefined && <Page.Loading />}
      {!failed && answer?.total === 0 && <EmptyStateLayout content={emptyWords} shadow="tableShadow" hasRadius />}
      {!failed && answer !== undefined && answer.total > 0 && (
        <>
          {children}
          <PageFooter total={answer.total} pageSize={pageSize} />
        </>
      )}
    </Box>
  )
}
