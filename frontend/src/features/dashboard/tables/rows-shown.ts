interface Row {
  _id: string
  version: number
}

/**
 * Returns the rows of a page. Rows created in this session are at the end of page 1, wherever the server has them; of a row saved here, the newer
 * copy is shown.
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
