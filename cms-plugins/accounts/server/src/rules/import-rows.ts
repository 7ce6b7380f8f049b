import { importColumns, importLimits, type ImportReason } from '@artha/contract/newsletter-subscriber'
import { grouped } from '@artha/contract/number-words'
import { csvRecords, type CsvRecord } from './csv-records'
import { foldedEmail } from './folded-name'
import { isMailbox } from './mail-message'

/** A row of an imported file that may be imported, as far as the file tells. */
export interface ImportRow {
  line: number
  email: string
  /** The day of the consent in India, as in 2026-03-31. */
  agreedOn: string
  proof: string
}

export interface RefusedRow {
  line: number
  reason: ImportReason
}

/** Returns the places of the columns; undefined if the first line does not name each once. */
function placesOf({ cells }: CsvRecord) {
  const names = cells.map((cell) => cell.trim().toLowerCase())
  if (importColumns.some((column) => names.filter((name) => name === column).length !== 1)) return undefined
  const [address = 0, agreedOn = 0, proof = 0] = importColumns.map((column) => names.indexOf(column))
  return { address, agreedOn, proof }
}

function isDay(text: string) {
  const time = new Date(`${text}T00:00:00.000Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text)
}

/** Returns why a row is refused whatever is stored; undefined if it is not. */
function reasonAgainst({ email, agreedOn, proof }: ImportRow, seen: ReadonlySet<string>, today: string): ImportReason | undefined {
  if (email === '') return 'no-address'
  if (!isMailbox(email)) return 'bad-address'
  if (seen.has(email)) return 'twice'
  if (agreedOn === '') return 'no-date'
  if (!isDay(agreedOn)) return 'bad-date'
  if (agreedOn > today) return 'future-date'
  if (proof.length < importLimits.leastProof) return 'no-proof'
  return proof.length > importLimits.proof ? 'long-proof' : undefined
}

/** Parses an imported file: rows that may be imported, refused rows in their order, or the problem of the whole file. `today` is India's. */
export function importRows(csv: string, today: string): { rows: ImportRow[]; refused: RefusedRow[] } | { problem: string } {
  // Readers of files put this where bytes are no UTF-8
  if (csv.includes('\uFFFD')) return { problem: 'The file is not saved as UTF-8. In Excel, save it as “CSV UTF-8”.' }
  const read = csvRecords(csv)
  if ('problem' in read) return read
  const [head, ...records] = read.records
  if (head === undefined || records.length === 0) return { problem: 'The file has no rows.' }
  if (records.length > importLimits.rows) {
    return { problem: `At most ${grouped(importLimits.rows)} rows at a time; this file has ${grouped(records.length)}.` }
  }
  const places = placesOf(head)
  if (places === undefined) return { problem: `The first line must name the columns: ${importColumns.join(', ')}.` }
  const rows: ImportRow[] = []
  const refused: RefusedRow[] = []
  const seen = new Set<string>()
  for (const { line, cells } of records) {
    const cell = (place: number) => (cells[place] ?? '').trim()
    const row = { line, email: foldedEmail(cell(places.address)), agreedOn: cell(places.agreedOn), proof: cell(places.proof).replace(/\s+/g, ' ') }
    const reason = cells.length === head.cells.length ? reasonAgainst(row, seen, today) : 'columns'
    if (reason === undefined) rows.push(row)
    else refused.push({ line, reason })
    seen.add(row.email)
  }
  return { rows, refused }
}
