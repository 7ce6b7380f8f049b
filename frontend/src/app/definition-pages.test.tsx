import { screen, within } from '@testing-library/react'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { definitionRoutes } from './definition-routes.ts'
import { loadPage } from './page-loader.ts'
import { pageRoutes, renderPage } from '../entry-server.tsx'
import { propertyRuns } from '../features/calculators/arithmetic/property-runs.ts'
import { linkParameters } from '../features/calculators/definition/read-fields.ts'
import { queryableCalculators } from '../features/calculators/accuracy/of-build.ts'
import { loanParameters } from '../features/calculators/loan/loan-parameters.ts'
import { todayInIndia } from '../lib/india-clock.ts'
import { expectAccessible } from '../mocks/page-tests/accessibility.ts'
import { figureAnswersAt } from '../mocks/page-tests/figure-answers.ts'
import { renderPageAt, testSite } from '../mocks/page-tests/render-page.tsx'
import { loadLateParts } from '../ui/late-hydrated.tsx'

beforeAll(async () => {
  await Promise.all(definitionRoutes.map(loadPage))
  await loadLateParts()
})

const html = (address: string) => renderPage(address, { site: testSite, answers: figureAnswersAt(address), failures: {} })

const kindsIn = (calculators: typeof queryableCalculators) => calculators.flatMap(({ of }) => Object.values(of.fields).map(({ kind }) => kind))
/**
 * The first calculators that together have every kind of field, since all share one template. `definition-pages.long.test.tsx` tests every
 * calculator.
 */
const withEachKind = queryableCalculators.filter((each, at) => {
  const before = kindsIn(queryableCalculators.slice(0, at))
  return kindsIn([each]).some((kind) => !before.includes(kind))
})

/** The oldest calculators name what they leave out in a sentence beside the result. */
const firstCalculators = [
  '/credit-calculator',
  '/investment-calculator',
  '/revenue-calculator',
  '/insurance-calculator',
  '/networth-calculator',
  '/budget-calculator',
]

/** Their plan reads more than their fields. */
const loans = ['/loan-calculator', '/home-loan-calculator', '/car-loan-calculator']

/** Returns the values of the page's `<data>` elements by their ids. */
const figuresIn = (page: string) =>
  Object.fromEntries([...page.matchAll(/<data id="(\w+)" value="([^"]*)"/g)].map(([, id, value]) => [id ?? '', Number(value)]))

it('has a page for each calculator that is described, which understands what its link may have', () => {
  const routes = definitionRoutes.map(({ path, search }) => [path, search.toSorted()])
  const understood = [
    ...queryableCalculators.map(({ of }) => ({ path: of.path, parameters: linkParameters(of.fields) })),
    ...loans.map((path) => ({ path, parameters: loanParameters })),
  ]
  expect(routes.toSorted()).toEqual(understood.map(({ path, parameters }) => [path, [...new Set([...parameters, 'on'])].toSorted()]).toSorted())
  expect(pageRoutes).toEqual(expect.arrayContaining([...definitionRoutes]))
  expect(definitionRoutes.every(({ hasPrivateQuery }) => hasPrivateQuery)).toBe(true)
})

describe.each(queryableCalculators.map(({ of, cases }) => ({ path: of.path, of, cases })))('$path', ({ path, of, cases }) => {
  it('says its figures without script, those of its start and those of each link with published ones', () => {
    expect(Object.keys(figuresIn(html(path)))).not.toHaveLength(0)
    for (const query of ['', ...cases.map((each) => each.query)]) {
      const page = html(`${path}?${query}`.replace(/\?$/, ''))
      expect(figuresIn(page)).toEqual(of.ask(query, todayInIndia()))
      expect(page).not.toMatch(/NaN|Infinity|undefined/)
      expect(page).not.toContain('style=')
    }
  })

  it('says what it leaves out, and how it is worked out', async () => {
    await renderPageAt(path)
    expect(screen.getByRole('heading', { level: 1, name: of.title })).toBeInTheDocument()
    const left = screen.queryByRole('region', { name: 'Not included' })
    expect(left === null ? firstCalculators : within(left).getAllByRole('listitem')).not.toHaveLength(0)
    expect(left === null).toBe(firstCalculators.includes(path))
    // The deposit says beside its result why a bank's figure differs
    if (left !== null && path !== '/fixed-deposit-calculator')
      expect(screen.getByRole('region', { name: 'Why other sites differ' })).toHaveTextContent(/\w/)
    expect(screen.getByText('How this is worked out')).toBeInTheDocument()
  })

  it('has no figure that is no number, whatever stands in its link', () => {
    const value = fc.oneof(
      fc.string(),
      fc.double().map(String),
      fc.integer({ min: -10, max: 1e9 }).map(String),
      fc.constantFrom('', '0', '1e99', '-1', 'NaN'),
    )
    const query = fc.dictionary(fc.constantFrom(...linkParameters(of.fields)), value).map((each) => new URLSearchParams(each).toString())
    fc.assert(
      fc.property(query, (each) => {
        expect(Object.values(of.ask(each, todayInIndia())).every(Number.isFinite)).toBe(true)
      }),
      propertyRuns(60),
    )
  })
})

it.each(withEachKind.map(({ of }) => of.path))('%s, the first with a kind of field, is accessible', async (path) => {
  await renderPageAt(path)
  await expectAccessible(screen.getByRole('main'))
})
