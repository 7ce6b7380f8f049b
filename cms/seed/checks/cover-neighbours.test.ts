import path from 'node:path'
import { homeGroupNames, homeGroups, isInWordGroup, isWordGroup, type HomeGroup } from '@artha/contract/home-groups'
import { withoutRepeats } from '@artha/contract/without-repeats'
import { articleCategories, storedOnlyCategories } from '@artha/contract/value-lists'
import { expect, it } from 'vitest'
import type { ArticleFile } from '../article-file'
import { hueDistance } from '../cover-art/cover-hues'
import { frontRows, huesInTime } from '../cover-art/cover-rows'
import { publicationFiles } from './publication-files'

const { articles, stories } = publicationFiles(path.join(__dirname, '..'))

const newestFirst = <Entry extends { publicationDate: string }>(entries: readonly Entry[]) =>
  entries.toSorted((a, b) => Date.parse(b.publicationDate) - Date.parse(a.publicationDate))

const inOrder = newestFirst(articles)
const motifOf = (article: ArticleFile) => [article.preamble, ...article.sections].find(({ art }) => art !== undefined)?.art?.motif
/** A motif must not come again among so many. */
const neighbours = 12

/** Which stand too near to another of their kind. */
const repeatedNearby = (motifs: readonly (string | undefined)[]) =>
  motifs.flatMap((motif, at) => (motifs.slice(Math.max(0, at - neighbours), at).includes(motif) ? [`${motif} at ${at}`] : []))

it('no cover has the motif of one of the twelve before it, nor a story', () => {
  expect(repeatedNearby(inOrder.map(motifOf))).toEqual([])
  expect(repeatedNearby(newestFirst(stories).map(({ slides }) => slides[0]?.art))).toEqual([])
})

it('no article draws its cover’s motif again', () => {
  const motifs = (article: ArticleFile) => [article.preamble, ...article.sections].flatMap(({ art }) => art?.motif ?? [])
  expect(
    articles.filter((article) => motifs(article).indexOf(motifOf(article) ?? 'coins') !== motifs(article).lastIndexOf(motifOf(article) ?? 'coins')),
  ).toEqual([])
})

const hues = huesInTime(articles.map((article) => ({ ...article, rows: frontRows(article) })))

/** Two that stand side by side with hues which look alike. */
const alike = (row: readonly { slug: string }[], of = hues) =>
  row.flatMap(({ slug }, at) => {
    const before = row[at - 1]
    return before !== undefined && hueDistance(of.get(before.slug) ?? 0, of.get(slug) ?? 0) < 8 ? [`${before.slug} and ${slug}`] : []
  })

/** The newest of a group of the front page, as the queries find them. */
function newestOf(group: HomeGroup): ArticleFile[] {
  const published = inOrder.filter(({ publicationDate }) => Date.parse(publicationDate) < Date.parse('2026-11-01'))
  const rule: unknown = homeGroups[group].rule
  if (rule === 'newest of each category') return published.filter((each) => published.find(({ category }) => category === each.category) === each)
  const asked = homeGroupNames.find((name) => typeof rule === 'object' && rule !== null && 'sameAs' in rule && rule.sameAs === name) ?? group
  return published.filter((article) => {
    if (isWordGroup(asked)) return isInWordGroup(asked, article)
    if (asked === 'trending') return article.featured
    return asked === 'bottom' ? article.section === 'bottom' : true
  })
}

/** How many of a block have a picture; of the others the words alone are shown. */
const pictured: Readonly<Partial<Record<HomeGroup, number>>> = { trendingAt: 0, latestUpdates: 0, recommended: 4, feed: 12 }
const mostPictured = 3

it('no two hues are equal side by side: in the list of all, of a category, in a block of the front page, among stories', () => {
  expect(alike(inOrder)).toEqual([])
  for (const category of [...articleCategories, ...storedOnlyCategories])
    expect(alike(inOrder.filter((each) => each.category === category))).toEqual([])
  const shown = withoutRepeats(newestOf, ({ slug }) => slug)
  expect(homeGroupNames.flatMap((group) => alike(shown[group].slice(0, pictured[group] ?? mostPictured)).map((pair) => `${group}: ${pair}`))).toEqual(
    [],
  )
  const storyHues = huesInTime(stories.map((story) => ({ ...story, category: story.category ?? '', rows: [] })))
  expect(alike(newestFirst(stories), storyHues)).toEqual([])
})
