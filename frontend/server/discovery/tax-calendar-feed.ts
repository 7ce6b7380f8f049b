import type { FigureRow } from '@artha/contract/figure-answer'
import type { Site } from '../../src/app/head.ts'
import { dueDates } from '@artha/contract/tax-calendar'
import { figurePath } from '../../src/lib/paths.ts'

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll('\n', '\\n')

/** RFC 5545, 3.1: a line has at most 75 octets; what goes on begins with a blank. A character is never cut in two. */
function folded(line: string): string {
  let text = ''
  let octets = 0
  for (const character of line) {
    const length = Buffer.byteLength(character)
    const isFull = octets + length > 75
    text += isFull ? `\r\n ${character}` : character
    octets = isFull ? 1 + length : octets + length
  }
  return text
}

const dateOf = (day: string) => day.replaceAll('-', '')

const dayAfter = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}

/**
 * The tax calendar as iCalendar (RFC 5545), whole days. The stamp of an entry is the day on which its figure was checked, so
 * that the same rows make the same text at any time.
 */
export function taxCalendarFeed(site: Site, rows: readonly FigureRow[], from: string, until: string): string {
  const host = new URL(site.url).hostname
  const checkedOn = (figureKey: string) =>
    rows.filter((row) => row.figureKey === figureKey).reduce((last, row) => (row.checkedOn > last ? row.checkedOn : last), '')
  const events = dueDates(rows, from, until).flatMap(({ id, day, title, figureKey }) => [
    'BEGIN:VEVENT',
    `UID:${id}@${host}`,
    `DTSTAMP:${dateOf(checkedOn(figureKey))}T000000Z`,
    `DTSTART;VALUE=DATE:${dateOf(day)}`,
    `DTEND;VALUE=DATE:${dateOf(dayAfter(day))}`,
    `SUMMARY:${escaped(title)}`,
    `URL:${new URL(figurePath(figureKey), site.url).href}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(site.name)}//Tax calendar//EN`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(`${site.name}: tax calendar`)}`,
    ...events,
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
