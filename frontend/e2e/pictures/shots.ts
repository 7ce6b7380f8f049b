import { mockId } from '../../src/mocks/data/article-builder.ts'
import type { ScenarioName } from '../../src/mocks/scenarios/scenarios.ts'
import { pagePaths } from '../page-paths.ts'

export const widths = [390, 768, 1440] as const
export const themes = ['light', 'dark'] as const

/** One picture of a page: where, in which state, how wide, in which theme. */
export interface Shot {
  address: string
  state: string
  scenario: ScenarioName
  width: (typeof widths)[number]
  theme: (typeof themes)[number]
  /** Taken while answers are still under way. */
  isLoading?: boolean
  /** The button that is pressed first. */
  press?: string
  isPrinted?: boolean
}

type State = Pick<Shot, 'state' | 'scenario' | 'isLoading' | 'press' | 'isPrinted'>

const usual: State = { state: 'usual', scenario: 'normal' }
const ofOwner: State = { state: 'usual', scenario: 'signed-in-as-primary-admin' }

/** What a page is like before its answers, without content, and where the cms is away. */
const otherAnswers: readonly State[] = [
  { state: 'loading', scenario: 'slow', isLoading: true },
  { state: 'empty', scenario: 'empty-site' },
  { state: 'failed', scenario: 'server-down' },
]
const overlays: readonly State[] = [
  { state: 'search', scenario: 'normal', press: 'Search' },
  { state: 'chat', scenario: 'normal', press: 'Chat assistant' },
]
const printed: State = { state: 'printed', scenario: 'normal', isPrinted: true }

const article = `/blog/${mockId(1)}`
const story = `/stories/${mockId(901)}`
const storyVersions = `/dashboard/stories/${mockId(870)}/versions?version=1`
const versions = `/dashboard/articles/${mockId(851)}/versions?version=1`

const reviewOfOne = `/dashboard/review/${mockId(852)}`
const onReview: State = { state: 'review on', scenario: 'review-on' }

/** The addresses behind paths with a parameter. Of previews there are none on the mocks, and a readable address is the article's. */
const addresses: Readonly<Record<string, string | undefined>> = {
  '/blog/:id': article,
  '/stories/:id': story,
  '/figures/:key': '/figures/repo',
  '/glossary/:key': '/glossary/emi',
  '/dashboard/articles/:id/versions': versions,
  '/dashboard/stories/:id/versions': storyVersions,
  '/dashboard/review/:id': reviewOfOne,
  '/loan/:part': '/loan/home-loan',
  '/tag/:key': '/tag/emi',
  '*': '/nothing-here',
}

const statesOf: Readonly<Record<string, readonly State[] | undefined>> = {
  '/': [usual, ...otherAnswers, ...overlays],
  [article]: [usual, ...otherAnswers, printed],
  [story]: [usual, ...otherAnswers],
  '/commodities': [usual, ...otherAnswers, { state: 'stale', scenario: 'stale-prices' }],
  '/loan': [usual, ...otherAnswers],
  '/loan-calculator': [usual, printed],
  '/dashboard': [ofOwner, { state: 'empty', scenario: 'empty-site' }],
  '/dashboard/articles': [ofOwner],
  [versions]: [ofOwner],
  [storyVersions]: [ofOwner],
  '/dashboard/stories': [ofOwner],
  '/dashboard/review': [onReview],
  [reviewOfOne]: [onReview],
  '/dashboard/calendar': [ofOwner],
  '/dashboard/redirects': [ofOwner],
  '/dashboard/people': [ofOwner],
  '/dashboard/bin': [ofOwner],
  '/form': [ofOwner],
  '/account': [ofOwner],
}

/** Those of the site, and the page of all pieces that the mocks alone have. */
const pages = [...[...pagePaths, '*'].map((path) => addresses[path] ?? path).filter((path) => !/[:*]/.test(path)), '/styleguide']

/** Every page in every state, at each width, in both themes; or those whose address begins so. */
export const shots = (beginning = '/'): Shot[] =>
  pages
    .filter((address) => address.startsWith(beginning))
    .flatMap((address) =>
      (statesOf[address] ?? [usual]).flatMap((state) => widths.flatMap((width) => themes.map((theme) => ({ address, ...state, width, theme })))),
    )

/** The name of a picture's file. */
export const nameOf = ({ address, state, width, theme }: Shot) => `${address.slice(1).replaceAll('/', '_') || 'front'}-${state}-${width}-${theme}.png`
