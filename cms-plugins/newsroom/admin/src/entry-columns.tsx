import { timeInIndia } from '@artha/base/panel/time-in-india'
import { Badge, Box, Link, Typography } from '@strapi/design-system'
import type { MouseEvent, ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { isScheduled, type ListedEntry } from './is-scheduled'

/** A column of the panel's list, as far as this plugin reads it. */
interface Column {
  name: string
  cellFormatter?: (entry: ListedEntry) => ReactNode
}

/** The panel itself cuts a title after some forty characters; here it is whole, on as many lines as it needs. */
const wholeTitle = ({ documentId, title }: ListedEntry) => (
  <Box maxWidth="48rem" paddingTop={2} paddingBottom={2}>
    <Link tag={RouterLink} to={documentId} onClick={(event: MouseEvent) => event.stopPropagation()}>
      <Typography textColor="neutral800" style={{ whiteSpace: 'normal' }}>
        {title || 'Without a title'}
      </Typography>
    </Link>
  </Box>
)

/** With a word where the panel's own column says "Published" of what no reader sees yet. */
const appearsAt = (entry: ListedEntry) => (
  <>
    <Typography textColor="neutral800">{entry.publicationDate ? timeInIndia(entry.publicationDate) : '—'}</Typography>
    {isScheduled(entry, new Date()) && (
      <Box paddingTop={1}>
        <Badge backgroundColor="success100" textColor="success700">
          Scheduled
        </Badge>
      </Box>
    )}
  </>
)

const cells: Readonly<Record<string, (entry: ListedEntry) => ReactNode>> = { title: wholeTitle, publicationDate: appearsAt }

/** The lists of articles and stories, which alone have a date on which they appear. */
export const entryColumns = <Columns extends { displayedHeaders: Column[] }>(list: Columns): Columns =>
  list.displayedHeaders.some(({ name }) => name === 'publicationDate')
    ? {
        ...list,
        displayedHeaders: list.displayedHeaders.map((column) => ({ ...column, ...(cells[column.name] && { cellFormatter: cells[column.name] }) })),
      }
    : list
