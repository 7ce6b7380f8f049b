/** A record of a CSV file, with the line on which it begins. */
export interface CsvRecord {
  line: number
  cells: string[]
}

/** A cell in quotes or without, and what ends it: a comma, the end of the line or the end of the file. */
const cellPattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y

const lineEnds = /\r\n|\n|\r/g

/**
 * Parses a CSV file strictly (RFC 4180). A quote within a cell that has none around it, or one that is not closed, is a problem: everything
 * after it could be in the wrong column. Lines without a character are left out.
 */
export function csvRecords(text: string): { records: CsvRecord[] } | { problem: string } {
  const file = text.replace(/^\uFEFF/, '')
  const records: CsvRecord[] = []
  let line = 1
  let record: CsvRecord = { line, cells: [] }
  for (let at = 0; at < file.length || record.cells.length > 0;) {
    cellPattern.lastIndex = at
    const match = cellPattern.exec(file)
    if (match === null) return { problem: `Line ${line}: a quotation mark is out of place or not closed.` }
    const [whole, quoted, plain = '', end = ''] = match
    record.cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    line += whole.match(lineEnds)?.length ?? 0
    at += whole.length
    if (end === ',') continue
    if (record.cells.length > 1 || quoted !== undefined || plain !== '') records.push(record)
    record = { line, cells: [] }
    if (end === '') break
  }
  return { records }
}
