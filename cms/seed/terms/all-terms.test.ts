import { shippedFigures } from '@artha/contract/figures/all-figures'
import { describe, expect, it } from 'vitest'
import { isSiteAddress } from '../checks/site-links'
import type { StoredTerm } from '../../src/api/term/stored-term'
import { termConflicts, termProblems } from '../../src/api/term/term-problems'
import { allTerms } from './all-terms'
import { storedFieldsOf } from './term-file'

const stored = allTerms.map((term): StoredTerm => ({ ...storedFieldsOf(term), documentId: term.slug }))

describe('the glossary of a new installation', () => {
  it('has at least 150 terms, in every chapter some', () => {
    expect(allTerms.length).toBeGreaterThanOrEqual(150)
    expect(new Set(allTerms.map(({ group }) => group)).size).toBe(8)
  })

  it('could be published as it is', () => {
    expect(stored.flatMap((term) => Object.entries(termProblems(term)).map(([field, problem]) => `${term.slug}, ${field}: ${problem}`))).toEqual([])
  })

  it('lets no word mean two terms', () => {
    const found = stored.flatMap((term) =>
      Object.values(
        termConflicts(
          term,
          stored.filter((other) => other !== term),
        ),
      ).map((problem) => `${term.slug}: ${problem}`),
    )
    expect(found).toEqual([])
  })

  it('has a name in Hindi, an explanation and a sum in rupees for each', () => {
    const lacking = allTerms.filter(({ hindiName, text, example = '' }) => hindiName === '' || text === '' || !/₹|\d/.test(example))
    expect(lacking.map(({ slug }) => slug)).toEqual([])
  })

  it('leads to calculators and figures that there are', () => {
    const keys = new Set(shippedFigures.map(({ figureKey }) => figureKey))
    const strays = allTerms.filter(
      ({ calculator = '', figureKey = '' }) => (calculator !== '' && !isSiteAddress(calculator)) || (figureKey !== '' && !keys.has(figureKey)),
    )
    expect(strays.map(({ slug, calculator, figureKey }) => [slug, calculator, figureKey])).toEqual([])
  })
})
