import { mockId } from '../../src/mocks/data/article-builder.ts'
import type { ScenarioName } from '../../src/mocks/scenarios/scenarios.ts'
import { pagePaths } from '../page-paths.ts'
import { calculatorStates, deskStates, formStates, frontStates, readingStates, registerStates, usualState, type State } from './states.ts'

export const widths = [390, 768, 1440] as const
export const themes = ['light', 'dark'] as const

/** The widths of pages with an open part, refused or offline; a tablet looks the same. */
const widthsOfOthers = [390, 1440] as const

/** One picture of a page: its address, state, width and theme. */
export interface Shot extends Omit<State, 'widths'> {
  /** The path in the site map. */
  path: string
  address: string
  width: (typeof widths)[number]
  theme: (typeof themes)[number]
}

const one = mockId(851)
const inReview = mockId(852)
const oldStory = mockId(870)

/** The addresses of paths with a parameter. An article's page is the same at its readable address. */
export const addresses: Readonly<Record<string, string | undefined>> = {
  '/blog/:id': `/blog/${mockId(1)}`,
  '/blog/:id/versions': `/blog/${mockId(1)}/versions?from=1&to=4`,
  '/stories/:id': `/stories/${mockId(901)}`,
  '/figures/:key': '/figures/repo',
  '/glossary/:key': '/glossary/emi',
  '/newsletter/issues/:number': '/newsletter/issues/1',
  '/search': '/search?q=loan',
  '/preview/:id': '/preview/previewofanarticle',
  '/dashboard/articles/:id': `/dashboard/articles/${one}`,
  '/dashboard/articles/:id/versions': `/dashboard/articles/${one}/versions?version=1`,
  '/dashboard/stories/:id': `/dashboard/stories/${oldStory}`,
  '/dashboard/stories/:id/versions': `/dashboard/stories/${oldStory}/versions?version=1`,
  '/dashboard/review/:id': `/dashboard/review/${inReview}`,
  '/dashboard/newsletter/:id': `/dashboard/newsletter/${mockId(901)}`,
  '/dashboard/media/:id': `/dashboard/media/${mockId(1001)}`,
  '/loan/:part': '/loan/home-loan',
  '/tag/:key': '/tag/emi',
  '*': '/nothing-here',
}

const gone: State = { state: 'gone', scenarios: ['refused-not-found', 'signed-out'] }
const stale: State = { state: 'stale', scenarios: ['stale-prices'] }
const printed: State = { state: 'printed', scenarios: [], isPrinted: true }

/** The states of the owner's pages, each of which also shows visitors and readers that they have no access. */
const desk = (...before: ScenarioName[]) => deskStates(before.length === 0 ? ['signed-in-as-primary-admin'] : before)

export const statesOf: Readonly<Record<string, readonly State[] | undefined>> = {
  '/': frontStates,
  '/blog/:id': [...readingStates, gone, printed],
  '/blog/:id/versions': [...readingStates, gone],
  '/stories/:id': [...readingStates, gone],
  '/commodities': [...registerStates, stale],
  '/figures': registerStates,
  '/figures/:key': [...registerStates, gone],
  '/tax-calendar': [...registerStates, printed],
  '/glossary': registerStates,
  '/glossary/:key': [...registerStates, gone],
  '/search': [
    ...readingStates,
    { state: 'nothing found', scenarios: [], search: { q: 'zzzz' } },
    { state: 'nothing asked', scenarios: [], search: { q: '' } },
  ],
  '/loan': readingStates,
  '/loan/:part': [...readingStates, { state: 'last page', scenarios: [], search: { page: '2' } }],
  '/tag/:key': [...readingStates, gone],
  '/preview/:id': [...registerStates, gone],
  '/loan-calculator': [...calculatorStates, printed],
  '/income-tax-calculator': [...calculatorStates, printed],
  '/calculators': calculatorStates,
  '/contact': [...formStates, { state: 'sent too often', scenarios: ['refused-too-many-requests', 'signed-out'] }],
  '/newsletter': [...readingStates, { state: 'signed in', scenarios: ['signed-in-as-reader'] }],
  '/newsletter/issues/:number': [...readingStates, gone],
  '/login': [...formStates, { state: 'Google refused', scenarios: [], search: { google: 'unavailable' } }],
  '/signup': formStates,
  '/forgot-password': formStates,
  '/verify-code': formStates,
  '/reset-password': formStates,
  '/account': desk('signed-in-as-reader').filter(({ state }) => state !== 'not allowed'),
  '/dashboard': desk(),
  '/dashboard/articles': [...desk(), { state: 'many', scenarios: ['10000-articles', 'signed-in-as-creator'] }],
  '/dashboard/articles/:id': desk(),
  '/dashboard/articles/:id/versions': desk(),
  '/dashboard/stories': desk(),
  '/dashboard/stories/:id': desk(),
  '/dashboard/stories/:id/versions': desk(),
  '/dashboard/review': [...desk('review-on'), { state: 'review off', scenarios: ['signed-in-as-creator'] }],
  '/dashboard/review/:id': desk('review-on'),
  '/dashboard/calendar': desk(),
  '/dashboard/media': desk(),
  '/dashboard/media/:id': [
    ...desk(),
    { state: 'deletion', scenarios: ['signed-in-as-creator'], press: 'main button:text-is("Delete …")', isOverlay: true },
    { state: 'crop', scenarios: ['signed-in-as-creator'], press: 'main button:text-is("Crop …")' },
  ],
  '/dashboard/newsletter': desk(),
  '/dashboard/newsletter/new': desk(),
  '/dashboard/newsletter/subscribers': desk(),
  '/dashboard/newsletter/:id': desk(),
  '/dashboard/redirects': desk(),
  '/dashboard/people': desk(),
  '/dashboard/bin': desk(),
  '/form': [
    ...desk(),
    { state: 'errors', scenarios: ['signed-in-as-creator'], press: 'main form button:text-is("Publish")' },
    { state: 'media library', scenarios: ['signed-in-as-creator'], press: 'main form button:text-is("Choose from the library")', isOverlay: true },
  ],
  '/styleguide': [
    usualState,
    { state: 'question', scenarios: [], press: 'role=button[name="Delete …"]', isOverlay: true },
    { state: 'question with a field', scenarios: [], press: 'role=button[name="Return …"]', isOverlay: true },
  ],
}

/** The pages of the site, the page for unknown addresses, and the styleguide, which only the mocks have. */
export const photographedPaths = [...pagePaths.filter((path) => path !== '/blog/:id/:slug'), '*', '/styleguide']

function addressOf(path: string, search: Readonly<Record<string, string>> = {}) {
  const url = new URL(addresses[path] ?? path, 'http://site')
  for (const [name, value] of Object.entries(search)) url.searchParams.set(name, value)
  return url.pathname + url.search
}

const shotsOf = (path: string): Shot[] =>
  (statesOf[path] ?? [usualState]).flatMap(({ widths: own, ...state }) =>
    (own ?? (state.state === usualState.state ? widths : widthsOfOthers)).flatMap((width) =>
      themes.map((theme) => ({ ...state, path, address: addressOf(path, state.search), width, theme })),
    ),
  )

/** Returns every page in every state and both themes, or only those whose address begins with `beginning`. */
export const shots = (beginning = '/'): Shot[] => photographedPaths.flatMap(shotsOf).filter(({ address }) => address.startsWith(beginning))

/** Returns the file name of a picture. The name of its state stands for its query. */
export const nameOf = ({ path, address, state, width, theme }: Shot) => {
  const page = (path.includes(':') ? address : path === '*' ? '/nothing-here' : path).slice(1).split('?')[0]?.replaceAll('/', '_')
  return `${page || 'front'}-${state.replaceAll(' ', '-')}-${width}-${theme}.png`
}
