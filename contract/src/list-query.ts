import * as z from 'zod/mini'

/** Lists end at this row, so that no page has to read through the whole archive. */
export const maxListRow = 10_000
export const maxPageSize = 100

/** A whole number in a query string, within bounds. Anything else is refused, also "1e3" and "". */
export const wholeNumber = (from: number, to: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,5}$/, 'Expected a whole number')),
    z.pipe(z.transform(Number), z.number().check(z.gte(from, `Expected at least ${from}`), z.lte(to, `Expected at most ${to}`))),
  )

/** The requested page of a list: `page` from 1, `pageSize` at most 100. */
export const pageQuery = {
  page: z._default(wholeNumber(1, maxListRow), 1),
  pageSize: z._default(wholeNumber(1, maxPageSize), maxPageSize),
}

/** True unless the page is beyond the last row. Also true for an unreadable page (NaN), which its own rule refuses. */
export const isPageWithinLimit = (query: { page: number; pageSize: number }) => !(query.page * query.pageSize > maxListRow)
