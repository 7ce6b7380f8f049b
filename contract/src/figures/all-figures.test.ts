import { describe, expect, it } from 'vitest'
import { figureRowBody } from '../figure.ts'
import { documentPage, isNotVerified } from '../figure-page.ts'
import { historyProblem } from '../figure-problems.ts'
import { shippedFigures, shippedFiguresAsOf } from './all-figures.ts'

const keys = [...new Set(shippedFigures.map((row) => row.figureKey))]

/** Figures whose press reports or handbooks agree, but whose official page was not found. */
const ofUnknownAddress =
  'it-ptax-cap it-hra it-rules-2026-allowances gst-tobacco gst-registration gst-composition gst-under-construction ss-scss ss-nsc ss-kvp ss-mis ss-rd ss-td epf-tax nps-exit-govt nps-min ups prepay ltv mf-exit-load'.split(
    ' ',
  )

describe('the register as it ships', () => {
  it.each(shippedFigures.map((row) => [`${row.figureKey} from ${row.validFrom}`, row] as const))('%s is a row that can be', (_, row) => {
    expect(figureRowBody.safeParse(row)).toMatchObject({ success: true })
  })

  it.each(keys)('%s has rows that follow one another, of one chapter', (key) => {
    const rows = shippedFigures.filter((row) => row.figureKey === key)
    expect(historyProblem(rows)).toBeUndefined()
    expect(new Set(rows.map((row) => row.group)).size).toBe(1)
  })

  it('was checked on the last day of its evidence', () => {
    expect(new Set(shippedFigures.map((row) => row.checkedOn))).toEqual(new Set([shippedFiguresAsOf]))
  })

  it('has no figure without a source that was seen, and none that no page confirms', () => {
    const leftOut = ['mf-stamp-duty', 'gratuity-central-govt', 'stamp', 'gst-items', 'gst-57']
    expect(keys.filter((key) => leftOut.includes(key))).toEqual([])
  })

  it('leads out to the document of each figure, but for those of which no official address is known', () => {
    const without = keys.filter((key) => shippedFigures.some((row) => row.figureKey === key && row.address === null))
    expect(without).toEqual(ofUnknownAddress)
    expect(shippedFigures.filter((row) => row.address === null && row.confidence === 'official-page')).toEqual([])
  })

  it('has the document’s own page of each row, or says that it is not verified', () => {
    const without = shippedFigures.filter((row) => documentPage(row) === undefined)
    expect(without).toHaveLength(39)
    expect(without.filter((row) => !isNotVerified(row))).toEqual([])
    for (const row of shippedFigures) expect(documentPage(row) ?? 'https://x.in/page', row.figureKey).toMatch(/^https:\/\/[^/]+\/./)
  })

  it('says where an unverified row stands', () => {
    expect(shippedFigures.filter((row) => row.confidence === 'one-source').length).toBeGreaterThan(0)
    expect(shippedFigures.filter((row) => row.confidence === 'official-page').map((row) => row.figureKey)).toEqual(['epf-wages', 'kfs'])
  })
})
