import type { FigureRow } from '@artha/contract/figure-answer'
import type { Site } from '../../src/app/head.ts'
import { figurePath } from '../../src/lib/paths.ts'
import { calendarEntries } from './calendar-entries.ts'

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll('\n', '\\n')

/** Folds a line as RFC 5545, 3.1 requires: at most 75 octets, and continuation lines begin with a space. Never splits a character. */
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

/** Formats a time as in 20261012T000000Z. */
const stampOf = (moment: string) => `${new Date(moment).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/**
 * Returns the tax calendar as iCalendar (RFC 5545, RFC 7986): whole-day entries, with those that were moved or cancelled lately. The stamp
 * of an entry is the time of its last change, so the same rows give the same text at any time of a day.
 */
export function taxCalendarFeed(site: Site, rows: readonly FigureRow[], from: string, until: string): string {
  const host = new URL(site.url).hostname
  const events = calendarEntries(rows, from, until).flatMap(({ id, day, title, figureKey, sequence, changedAt, isCancelled }) => [
    'BEGIN:VEVENT',
    `UID:${id}@${host}`,
    `DTSTAMP:${stampOf(changedAt)}`,
    `LAST-MODIFIED:${stampOf(changedAt)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
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
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:PT24H',
    `X-WR-CALNAME:${escaped(`${site.name}: tax calendar`)}`,
    ...events,
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
