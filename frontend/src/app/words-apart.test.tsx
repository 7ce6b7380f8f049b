import { beforeAll, expect, it } from 'vitest'
import { loadLateParts } from '../ui/late-hydrated.tsx'
import { figureAnswersAt } from '../mocks/page-tests/figure-answers.ts'
import { testSite } from '../mocks/page-tests/render-page.tsx'
import { renderPage } from '../entry-server.tsx'
import { calculatorRoutes } from './calculator-routes.tsx'
import { loadPage } from './page-loader.ts'

beforeAll(async () => {
  await Promise.all(calculatorRoutes.map(loadPage))
  await loadLateParts()
})

const html = (address: string) => renderPage(address, { site: testSite, answers: figureAnswersAt(address), failures: {} })
/** Without styles, only a space separates the words of neighbouring inline elements. */
const inLine = '(?:span|a|strong|b|em|small|data|time)'
const runTogether = new RegExp(`([\\p{L}\\p{N}%.,)]+)(?:</${inLine}>)+(?:<${inLine}\\b[^>]*>)+([₹\\p{L}\\p{N}(]+)`, 'gu')
const withoutPictures = (page: string) => page.replaceAll('<!-- -->', '').replaceAll(/<svg.*?<\/svg>/gs, '')

/** Returns the text of each chart's legend. */
const legendsIn = (page: string) =>
  [...withoutPictures(page).matchAll(/<figure\b.*?<\/figure>/gs)].flatMap(([figure]) =>
    [...figure.matchAll(/<li\b.*?<\/li>/gs)].map(([row]) =>
      row
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ),
  )

it.each([
  ['/home-loan-calculator', ['Principal ₹15,00,000 63.8%', 'Interest ₹8,51,990 36.2%']],
  ['/fixed-deposit-calculator', ['Deposit ₹1,00,000 73.0%', 'Interest ₹37,009 27.0%']],
])('the legend of %s reads as words and figures before its script is there', (address, rows) => {
  expect(legendsIn(html(address))).toEqual(rows)
})

it.each(calculatorRoutes.map(({ path }) => path))('%s runs no word into the next one', (path) => {
  expect([...withoutPictures(html(path)).matchAll(runTogether)].map(([, before, after]) => `${before}|${after}`)).toEqual([])
})
