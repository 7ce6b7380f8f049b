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

/** Shows the whole title on as many lines as it needs; the panel cuts a title after some forty characters. */
const wholeTitle = ({ documentId, title }: ListedEntry) => (
  <Box maxWidth="48rem" paddingTop={2} paddingBottom={2}>
    <Link tag={RouterLink} to={documentId} onClick={(event: MouseEvent) => event.stopPropagation()}>
      <Typography textColor="neutral800" style={{ whiteSpace: 'normal' }}>
        {title || 'Without a title'}
      </Typography>
    </Link>
  </Box>
)

/** Shows the date, with a badge "Scheduled" for future dates: the panel's own column says "Published" of those too. */
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

/** Replaces cells in the lists of articles and stories, which are the only lists with a publication date. */
export const entryColumns = <Columns extends { displayedHeaders: Column[] }>(list: Columns): Columns =>
  list.displayedHeaders.some(({ name }) => name === 'publicationDate')
    ? {
        ...list,
        displayedHeaders: list.displayedHeaders.map((column) => ({ ...column, ...(cells[column.name] && { cellFormatter: cells[column.name] }) })),
      }
    : list
