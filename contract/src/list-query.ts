import * as z from 'zod/mini'

/** Lists stop here, so that no page costs a walk through the whole archive. */
export const lastListRow = 10_000
export const largestPageSize = 100

/** A whole number in a query string, within bounds; anything else is refused, "1e3" and "" included. */
const wholeNumber = (from: number, to: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,5}$/, 'Expected a whole number')),
    z.pipe(z.transform(Number), z.number().check(z.gte(from, `Expected at least ${from}`), z.lte(to, `Expected at most ${to}`))),
  )

/** The page of a list that is asked for: `page` from 1, `pageSize` at most 100. */
export const pageQuery = {
  page: z._default(wholeNumber(1, lastListRow), 1),
  pageSize: z._default(wholeNumber(1, largestPageSize), largestPageSize),
}

/** Holds for a page that could not be read as well: that one is already refused, by its own rule. */
export const pageWithinList = (query: { page: number; pageSize: number }) => !(query.page * query.pageSize > lastListRow)
