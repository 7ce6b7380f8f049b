interface Row {
  _id: string
  version: number
}

/**
 * The rows of a page of the table. What was made in this session is appended to the first page, wherever the server has
 * it; of a row that was saved here, the newer of the two copies is shown.
 */
export function rowsShown<R extends Row>(fromServer: readonly R[], made: readonly R[], saved: ReadonlyMap<string, R>, isFirstPage: boolean): R[] {
  const newest = (row: R) => {
    const own = saved.get(row._id)
    return own !== undefined && own.version > row.version ? own : row
  }
  const isMade = ({ _id }: Row) => made.some((row) => row._id === _id)
  const byId = new Map(fromServer.map((row) => [row._id, row]))
  const appended = isFirstPage ? made.map((row) => newest(byId.get(row._id) ?? row)) : []
  return [...fromServer.filter((row) => !(isFirstPage && isMade(row))).map(newest), ...appended]
}
