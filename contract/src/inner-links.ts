import * as z from 'zod/mini'
import { documentId } from './article.ts'
import { calculatorPlaces } from './calculator-places.ts'
import { isReservedName } from './reserved-names.ts'
import { partAt, topicAt } from './topics.ts'

/** The longest path that is checked, in characters. Ours are shorter. */
const longestPath = 200

const innerLink = /<a (?:[^>]* )?href="(\/(?!\/)[^"?#]*)/g

/** Returns the paths that sanitised HTML links to on this site, each once, without query and fragment. */
export const innerLinksIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(innerLink)]
      .map(([, path = '']) => path.replaceAll('&amp;', '&').replace(/(?<=.)\/+$/, ''))
      .filter((path) => path.length <= longestPath && !/\s/.test(path)),
  ),
]

/** The page that a path leads to: one that a program knows, or one of the database by its id or key. */
export type LinkedPage = { kind: 'article' | 'story' | 'term' | 'figure'; ref: string } | { kind: 'page'; exists: boolean }

const stored = { blog: 'article', stories: 'story', glossary: 'term', figures: 'figure' } as const
const isStoredName = (name: string): name is keyof typeof stored => Object.hasOwn(stored, name)

function pageExists([first = '', second, ...more]: readonly string[]): boolean {
  if (first.endsWith('-calculator')) return second === undefined && calculatorPlaces.some(({ path }) => path === `/${first}`)
  const topic = topicAt(first)
  if (topic !== undefined) return second === undefined || (more.length === 0 && partAt(topic, second) !== undefined)
  // Files such as /rss.xml are not judged, nor is what is below the name of a page
  return first === '' || first.includes('.') || isReservedName(first)
}

/** Returns the page that a path of this site leads to. */
export function linkedPage(path: string): LinkedPage {
  const parts = path.slice(1).split('/')
  const [first = '', ref = ''] = parts
  return isStoredName(first) && ref !== '' ? { kind: stored[first], ref } : { kind: 'page', exists: pageExists(parts) }
}

const longestList = 50

/** With `paths`, separated by blanks, only these are checked; without it, the links of all published articles. */
export const brokenLinksQuery = z.strictObject({
  paths: z.optional(z.string().check(z.regex(new RegExp(`^/\\S{0,${longestPath - 1}}(?: /\\S{0,${longestPath - 1}}){0,${longestList - 1}}$`)))),
})

/** Returns the paths as a query; at most fifty are checked at once. */
export const checkedPaths = (paths: readonly string[]): string => paths.slice(0, longestList).join(' ')

/** A path of ours that leads to no public page, and the published articles that link to it, newest first. */
export const brokenLink = z.object({
  path: z.string(),
  articles: z.array(z.object({ _id: documentId, title: z.string(), mayChange: z.boolean() })),
})
export type BrokenLink = z.infer<typeof brokenLink>
export const brokenLinks = z.array(brokenLink)
