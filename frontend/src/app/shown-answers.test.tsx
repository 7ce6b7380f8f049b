import { beforeAll, expect, it } from 'vitest'
import { homeGroupNames } from '@artha/contract/home-groups'
import { tableOf } from '@artha/contract/names-of'
import { keyOf } from '../api/key-of.ts'
import { pageRoutes } from './routes.tsx'
import { loadPage } from './page-loader.ts'
import { renderPage } from '../entry-server.tsx'
import { cardBuilder, mockId } from '../mocks/data/article-builder.ts'
import { pictureBuilder, pictureUrl } from '../mocks/data/picture-builder.ts'
import { mockStories } from '../mocks/data/publication.ts'
import { testSite } from '../mocks/page-tests/render-page.tsx'
import { loadLateParts } from '../ui/late-hydrated.tsx'
import { shownAnswersOf } from './shown-answers.ts'

const cards = (group: string, standfirst: string) =>
  Array.from({ length: 12 }, (_, at) => {
    const image = pictureBuilder(`${group}-${at}`)
    const jpeg = { url: pictureUrl('jpeg', 1200), width: 1200, format: 'jpeg' as const }
    return cardBuilder({
      _id: mockId(at),
      title: `Article ${at} of ${group}`,
      standfirst: standfirst && `${standfirst} of article ${at} of ${group}.`,
      excerpt: `The first words of article ${at} of ${group}.`,
      imageUrl: pictureUrl(`${group}-${at}`, 1200),
      imageAlt: `Picture ${at} of ${group}`,
      image: { ...image, variants: [...image.variants, jpeg] },
    })
  })

const answersWith = (standfirst: string) => ({
  [keyOf('readHome')]: { ...tableOf(homeGroupNames, (group) => cards(group, standfirst)), due: [{ day: '2026-12-15', title: 'Advance tax' }] },
  [keyOf('listStories')]: mockStories,
})

const drawn = (answers: Record<string, unknown>) => renderPage('/', { site: testSite, answers, failures: {} })

beforeAll(async () => {
  await Promise.all(pageRoutes.filter(({ path }) => path === '/').map(loadPage))
  await loadLateParts()
})

it.each([
  ['with standfirsts', 'A standfirst'],
  ['without', ''],
])('the front page is the same from what it shows of the answers, %s', (_, standfirst) => {
  const whole = answersWith(standfirst)
  const shown = shownAnswersOf({ path: '/' }, whole)
  expect(drawn(whole)).toContain('Article 0 of saving')
  expect(drawn(shown)).toBe(drawn(whole))
  expect(JSON.stringify(shown).length).toBeLessThan(JSON.stringify(whole).length * 0.7)
})

it('leaves other answers as they are, and fails on none that is missing', () => {
  expect(shownAnswersOf({ path: '/' }, { '/api/market/rates': 1 })).toEqual({ '/api/market/rates': 1 })
})
