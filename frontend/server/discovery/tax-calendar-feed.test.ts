import { shippedFigures } from '@artha/contract/figures/all-figures'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { taxCalendarFeed } from './tax-calendar-feed.ts'

const site = { url: 'https://artha.example', name: 'Artha' }
const feed = taxCalendarFeed(site, shippedFigures, '2026-11-22', '2027-11-22')
const events = (text: string) => new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))

describe('the tax calendar as iCalendar', () => {
  it('is read by a parser: whole days, each with its title and its own id', () => {
    const read = events(feed)
    expect(read.map(({ startDate }) => startDate.toString())).toEqual([
      '2026-11-30',
      '2026-12-15',
      '2026-12-31',
      '2026-12-31',
      '2027-03-15',
      '2027-03-31',
      '2027-06-15',
      '2027-07-31',
      '2027-08-31',
      '2027-09-15',
    ])
    expect(read.every(({ startDate, endDate }) => startDate.isDate && endDate.isDate && endDate.subtractDate(startDate).days === 1)).toBe(true)
    expect(new Set(read.map(({ uid }) => uid)).size).toBe(read.length)
    expect(read[1]?.summary).toBe('Advance tax: 75% of the year’s tax must be paid by this date')
  })

  it('has lines of 75 octets at most, ended as the standard says, no character cut in two', () => {
    expect(feed.endsWith('\r\n')).toBe(true)
    expect(feed.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(feed.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
    expect(feed).not.toContain('\uFFFD')
  })

  it('reads back a title with commas, semicolons, a backslash and a name of many letters', () => {
    const title = `A; b, c \\ ${'आयकर रिटर्न '.repeat(12)}end`
    const rows = shippedFigures.map((row) =>
      row.figureKey === 'it-duedates' ? { ...row, value: { kind: 'dates' as const, dates: [{ name: 'one', title, date: '2026-12-01' }] } } : row,
    )
    expect(events(taxCalendarFeed(site, rows, '2026-12-01', '2026-12-01')).map(({ summary }) => summary)).toEqual([title])
  })

  it('is the same text for the same rows and day', () => {
    expect(taxCalendarFeed(site, [...shippedFigures], '2026-11-22', '2027-11-22')).toBe(feed)
  })

  it('asks to be read again after a day', () => {
    expect(new ICAL.Component(ICAL.parse(feed)).getFirstPropertyValue('refresh-interval')?.toString()).toBe('P1D')
    expect(feed).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:P1D\r\n')
    expect(feed).toContain('\r\nX-PUBLISHED-TTL:PT24H\r\n')
  })

  it('says of what was moved and taken out that it was, read by a parser', () => {
    const later = shippedFigures.flatMap((row) =>
      row.figureKey === 'it-duedates'
        ? [
            row,
            {
              ...row,
              validFrom: '2026-11-20',
              changedAt: '2026-11-20T09:30:00.000Z',
              value: { kind: 'dates' as const, dates: [{ name: 'belated-fy2025-26', title: 'Belated return', date: '2027-01-15' }] },
            },
          ]
        : [row],
    )
    const vevents = new ICAL.Component(ICAL.parse(taxCalendarFeed(site, later, '2026-11-22', '2027-11-22'))).getAllSubcomponents('vevent')
    const of = (name: string) => {
      const found = vevents.find((event) => String(event.getFirstPropertyValue('uid')).startsWith(`it-duedates-${name}@`))
      return ['status', 'sequence', 'last-modified', 'dtstart'].map((property) => found?.getFirstPropertyValue(property)?.toString())
    }
    expect(of('belated-fy2025-26')).toEqual(['CONFIRMED', '1', '2026-11-20T09:30:00Z', '2027-01-15'])
    expect(of('revised-fy2025-26')).toEqual(['CANCELLED', '1', '2026-11-20T09:30:00Z', '2027-03-31'])
  })
})
