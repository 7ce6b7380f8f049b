import { Box, EmptyStateLayout, Flex } from '@strapi/design-system'
import { Page } from '@strapi/strapi/admin'
import type { ReactNode } from 'react'
import { PageFooter } from './page-footer'

interface Props {
  /** Search and filter fields. */
  controls: ReactNode
  /** Buttons that act on the whole list. */
  actions?: ReactNode
  answer?: { total: number }
  failed: boolean
  emptyWords: string
  pageSize: number
  children: ReactNode
}

/** A list that is loading, failed, empty or filled. */
export function ListFrame({ controls, actions, answer, failed, emptyWords, pageSize, children }: Props) {
  return (
    <Box paddingTop={6}>
      <Flex justifyContent="space-between" alignItems="center" gap={4} wrap="wrap" paddingBottom={4}>
        <Flex gap={3} wrap="wrap" grow={1}>
          {controls}
        </Flex>
        {actions}
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
