import path from 'node:path'
import { homeGroupNames, homeGroups, isInWordGroup, isWordGroup, type HomeGroup } from '@artha/contract/home-groups'
import { withoutRepeats } from '@artha/contract/without-repeats'
import { articleCategories, legacyCategories } from '@artha/contract/value-lists'
import { expect, it } from 'vitest'
import type { ArticleFile } from '../article-file'
import { hueDistance } from '../cover-art/cover-hues'
import { frontRows, huesByDate } from '../cover-art/cover-rows'
import { bodyParts, readableText } from './article-words'
import { publicationFiles } from './publication-files'

const { articles, stories } = publicationFiles(path.join(__dirname, '..'))

const newestFirst = <Entry extends { publicationDate: string }>(entries: readonly Entry[]) =>
  entries.toSorted((a, b) => Date.parse(b.publicationDate) - Date.parse(a.publicationDate))

const inOrder = newestFirst(articles)
const coverOf = (article: ArticleFile) => [article.preamble, ...article.sections].find(({ art }) => art !== undefined)?.art
const motifOf = (article: ArticleFile) => coverOf(article)?.motif
/** A motif must not repeat within this many covers. */
const neighbours = 12

/** Returns the motifs that repeat within the limit. */
const repeatedNearby = (motifs: readonly (string | undefined)[]) =>
  motifs.flatMap((motif, at) => (motifs.slice(Math.max(0, at - neighbours), at).includes(motif) ? [`${motif} at ${at}`] : []))

it('no cover has the motif of one of the twelve before it, nor a story', () => {
  expect(repeatedNearby(inOrder.map(motifOf))).toEqual([])
  expect(repeatedNearby(newestFirst(stories).map(({ slides }) => slides[0]?.art))).toEqual([])
})

const withFigure = articles.filter((article) => coverOf(article)?.figure !== undefined)

it('a third of the covers draw a number, and each is one that its article says', () => {
  expect(withFigure.length / articles.length).toBeGreaterThan(1 / 3)
  const said = (article: ArticleFile) => bodyParts(article).map(({ source }) => readableText(source))
  // "5%" must not match inside "18.5%"
  const says = (text: string, figure: string) => new RegExp(`(?<![\\d.,])${figure.replaceAll('.', '\\.')}(?![\\d]|[.,]\\d)`).test(text)
  expect(withFigure.filter((article) => !said(article).some((text) => says(text, coverOf(article)?.figure ?? ''))).map(({ slug }) => slug)).toEqual(
    [],
  )
})

it('no article draws its cover’s motif again', () => {
  const motifs = (article: ArticleFile) => [article.preamble, ...article.sections].flatMap(({ art }) => art?.motif ?? [])
  expect(
    articles.filter((article) => motifs(article).indexOf(motifOf(article) ?? 'coins') !== motifs(article).lastIndexOf(motifOf(article) ?? 'coins')),
  ).toEqual([])
})

const hues = huesByDate(articles.map((article) => ({ ...article, rows: frontRows(article) })))

/** Returns the neighbouring pairs whose hues look alike. */
const alike = (row: readonly { slug: string }[], of = hues) =>
  row.flatMap(({ slug }, at) => {
    const before = row[at - 1]
    return before !== undefined && hueDistance(of.get(before.slug) ?? 0, of.get(slug) ?? 0) < 8 ? [`${before.slug} and ${slug}`] : []
  })

/** The articles of a group of the front page, newest first, as the query would return them. */
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

/** The number of cards with a picture in a block; the rest show text only. */
const pictured: Readonly<Partial<Record<HomeGroup, number>>> = { trendingAt: 0, latestUpdates: 0, recommended: 4, feed: 12 }
const mostPictured = 3

it('no two hues are equal side by side: in the list of all, of a category, in a block of the front page, among stories', () => {
  expect(alike(inOrder)).toEqual([])
  for (const category of [...articleCategories, ...legacyCategories]) expect(alike(inOrder.filter((each) => each.category === category))).toEqual([])
  const shown = withoutRepeats(newestOf, ({ slug }) => slug)
  expect(homeGroupNames.flatMap((group) => alike(shown[group].slice(0, pictured[group] ?? mostPictured)).map((pair) => `${group}: ${pair}`))).toEqual(
    [],
  )
  const storyHues = huesByDate(stories.map((story) => ({ ...story, category: story.category ?? '', rows: [] })))
  expect(alike(newestFirst(stories), storyHues)).toEqual([])
})
