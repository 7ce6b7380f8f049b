import { describe, expect, it } from 'vitest'
import { figureBlocksIn, withFigureBlocks } from './figure-block.ts'
import { shippedFigures } from './figures/all-figures.ts'

const draw = (html: string, day = '2026-11-22') => withFigureBlocks(html, shippedFigures, day)
const block = (ids: string, inside = 'The repo rate') => `<artha-figure ${ids}>${inside}</artha-figure>`

describe('withFigureBlocks', () => {
  it('draws the value of the day with its period, source and date, whatever was inside', () => {
    expect(draw(`<p>a</p>${block('figure="repo"', '<h3>4%</h3>')}`)).toBe(
      '<p>a</p><artha-figure figure="repo"><strong>RBI policy repo rate</strong><br /><a href="/figures/repo?on=today">5.50%</a><br />' +
        '<em>Since 7 Oct 2026. Source: RBI Monetary Policy Committee, <a href="https://www.rbi.org.in/Scripts/BS_PressReleaseDisplay.aspx?prid=63742">Resolution of 7 Oct 2026, press release 63742</a>. Checked 12 Oct 2026.</em></artha-figure>',
    )
  })

  it.each([
    ['the day before the rise', 'figure="repo"', '2026-10-06', '5.25%'],
    ['a part of a table', 'figure="ss-rates" part="ppf"', '2026-11-22', ': Public Provident Fund'],
    ['a part, linked as a mark of today', 'figure="ss-rates" part="ppf"', '2026-11-22', '"/figures/ss-rates?on=today&amp;part=ppf"'],
    ['a rate of a quarter that has passed', 'figure="ss-rates" part="ppf"', '2027-02-01', '<em>Held until 31 Dec 2026; no later value is known.'],
    ['slabs, which are on their own page', 'figure="it-slabs-new"', '2026-11-22', '>See the figure</a>'],
  ])('%s', (_, ids, day, expected) => {
    expect(draw(block(ids), day)).toContain(expected)
  })

  it.each([
    ['no figure of the register', 'figure="none-such"'],
    ['a part that the table does not have', 'figure="ss-rates" part="none"'],
  ])('%s keeps its text', (_, ids) => {
    expect(draw(block(ids))).toBe('<p>The repo rate</p>')
  })
})

it('names figures as marks of today', () => {
  expect(figureBlocksIn(`${block('figure="repo"')}${block('figure="ss-rates" part="ppf"')}`)).toEqual([
    { figureKey: 'repo', on: 'today' },
    { figureKey: 'ss-rates', on: 'today', part: 'ppf' },
  ])
})
