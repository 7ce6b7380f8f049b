import { figuresOfBuild } from '@artha/contract/figures/all-figures'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { taxCalendarFeed } from './tax-calendar-feed.ts'

const site = { url: 'https://artha.example', name: 'Artha' }
const feed = taxCalendarFeed(site, figuresOfBuild, '2026-11-22', '2027-11-22')
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
    expect(read[1]?.summary).toBe('Advance tax: 75% of the year’s tax paid by now')
  })

  it('has lines of 75 octets at most, ended as the standard says, no character cut in two', () => {
    expect(feed.endsWith('\r\n')).toBe(true)
    expect(feed.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(feed.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
    expect(feed).not.toContain('\uFFFD')
  })

  it('reads back a title with commas, semicolons, a backslash and a name of many letters', () => {
    const title = `A; b, c \\ ${'आयकर रिटर्न '.repeat(12)}end`
    const rows = figuresOfBuild.map((row) =>
      row.figureKey === 'it-duedates' ? { ...row, value: { kind: 'dates' as const, dates: [{ name: 'one', title, date: '2026-12-01' }] } } : row,
    )
    expect(events(taxCalendarFeed(site, rows, '2026-12-01', '2026-12-01')).map(({ summary }) => summary)).toEqual([title])
  })

  it('is the same text for the same rows and day', () => {
    expect(taxCalendarFeed(site, [...figuresOfBuild], '2026-11-22', '2027-11-22')).toBe(feed)
  })
})
