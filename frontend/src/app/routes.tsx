import { keyOf } from '../api/key-of.ts'
import { metalKeys, stripKeys } from '../features/market/api.ts'
import { latestIssues } from '../features/newsletter/latest-issues.ts'
import { articleMovedTo } from '../pages/article/article-moved-to.ts'
import { feedParams } from '../pages/home/feed-params.ts'
import { tagRequest } from '../pages/tags/tag-request.ts'
import type { PageRoute } from '../pages/page-route.ts'
import { calculatorRoutes } from './calculator-routes.tsx'
import { deskRoutes } from './desk-routes.ts'
import { topicRoutes } from './topic-routes.ts'

/** For pages that need no data, or whose data belongs to one person and is read only by the browser. */
const nothing = () => []

/** An article, at its id alone and at its id with the words of its title. Its head names the canonical one. */
const article: Omit<PageRoute, 'path'> = {
  search: [],
  file: 'src/pages/article/article-page.tsx',
  data: ({ id = '' }) => [keyOf('readArticle', { id })],
  load: async () => ({ Page: (await import('../pages/article/article-page.tsx')).ArticlePage }),
}

/** Articles by category, subcategory and title. The keys that the server reads for them are in more-keys.ts, to keep them out of every page's script. */
const foundRoute: PageRoute = {
  path: '/',
  search: feedParams,
  file: 'src/pages/home/filtered-list-page.tsx',
  data: nothing,
  load: async () => ({ Page: (await import('../pages/home/filtered-list-page.tsx')).FilteredListPage }),
}

/** The routes of the site. The first that matches is used. */
export const pageRoutes: readonly PageRoute[] = [
  {
    path: '/',
    search: [],
    whenAsked: foundRoute,
    file: 'src/pages/home/home-page.tsx',
    // Only the server reads all of it before rendering; the browser's head needs the first
    data: () => [keyOf('readHome'), ...(import.meta.env.SSR ? [keyOf('listStories'), ...metalKeys, '/calculators/words.json'] : [])],
    load: async () => ({ Page: (await import('../pages/home/home-page.tsx')).HomePage }),
  },
  { ...article, path: '/blog/:id' },
  {
    path: '/blog/:id/versions',
    search: ['from', 'to'],
    file: 'src/pages/article/versions-page.tsx',
    data: ({ id = '' }) => [keyOf('listPublishedVersions', { id })],
    load: async () => ({ Page: (await import('../pages/article/versions-page.tsx')).VersionsPage }),
  },
  { ...article, path: '/blog/:id/:slug', movedTo: articleMovedTo },
  {
    path: '/stories/:id',
    search: [],
    file: 'src/pages/stories/story-page.tsx',
    data: ({ id = '' }) => [keyOf('readStory', { id })],
    load: async () => ({ Page: (await import('../pages/stories/story-page.tsx')).StoryPage }),
  },
  {
    path: '/commodities',
    search: [],
    file: 'src/pages/market/commodities-page.tsx',
    data: () => [...metalKeys, ...stripKeys],
    load: async () => ({ Page: (await import('../pages/market/commodities-page.tsx')).CommoditiesPage }),
  },
  {
    path: '/figures',
    search: [],
    file: 'src/pages/figures/figures-page.tsx',
    data: () => [keyOf('listFigures', { query: { on: 'today' } })],
    load: async () => ({ Page: (await import('../pages/figures/figures-page.tsx')).FiguresPage }),
  },
  {
    path: '/tax-calendar',
    search: [],
    file: 'src/pages/figures/tax-calendar-page.tsx',
    data: () => [keyOf('listFigures', { query: { keys: 'gst-duedates,it-advance,it-duedates,ss-rates,tds-duedates' } })],
    load: async () => ({ Page: (await import('../pages/figures/tax-calendar-page.tsx')).TaxCalendarPage }),
  },
  {
    path: '/figures/:key',
    search: [],
    file: 'src/pages/figures/figure-page.tsx',
    data: ({ key = '' }) => [keyOf('readFigure', { key })],
    load: async () => ({ Page: (await import('../pages/figures/figure-page.tsx')).FigurePage }),
  },
  {
    path: '/glossary',
    search: [],
    file: 'src/pages/glossary/glossary-page.tsx',
    data: () => [keyOf('listTerms')],
    load: async () => ({ Page: (await import('../pages/glossary/glossary-page.tsx')).GlossaryPage }),
  },
  {
    path: '/glossary/:key',
    search: [],
    file: 'src/pages/glossary/term-page.tsx',
    data: ({ key = '' }) => [keyOf('readTerm', { key })],
    load: async () => ({ Page: (await import('../pages/glossary/term-page.tsx')).TermPage }),
  },
  // The keys that the server reads for a search are in more-keys.ts too
  {
    path: '/search',
    search: ['q', 'type', 'topic', 'from', 'page'],
    hasPrivateQuery: true,
    file: 'src/pages/search/search-page.tsx',
    data: nothing,
    load: async () => ({ Page: (await import('../pages/search/search-page.tsx')).SearchPage }),
  },
  {
    path: '/finance-academy',
    search: [],
    file: 'src/pages/academy/academy-page.tsx',
    data: nothing,
    load: async () => ({ Page: (await import('../pages/academy/academy-page.tsx')).AcademyPage }),
  },
  {
    path: '/newsletter',
    search: [],
    file: 'src/pages/newsletter/newsletter-page.tsx',
    data: () => [keyOf('listIssues', latestIssues)],
    load: async () => ({ Page: (await import('../pages/newsletter/newsletter-page.tsx')).NewsletterPage }),
  },
  {
    path: '/newsletter/issues/:number',
    search: [],
    file: 'src/pages/newsletter/issue-page.tsx',
    data: ({ number = '' }) => [keyOf('readIssue', { number })],
    load: async () => ({ Page: (await import('../pages/newsletter/issue-page.tsx')).IssuePage }),
  },
  {
    path: '/newsletter/confirm',
    search: [],
    file: 'src/pages/newsletter/confirm-subscription-page.tsx',
    data: nothing,
    load: async () => ({ Page: (await import('../pages/newsletter/confirm-subscription-page.tsx')).ConfirmSubscriptionPage }),
  },
  {
    path: '/contact',
    search: ['message'],
    hasPrivateQuery: true,
    file: 'src/pages/contact/contact-page.tsx',
    data: nothing,
    load: async () => ({ Page: (await import('../pages/contact/contact-page.tsx')).ContactPage }),
  },
  {
    path: '/about',
    search: [],
    file: 'src/pages/about/about-page.tsx',
    data: nothing,
    load: async () => ({ Page: (await import('../pages/about/about-page.tsx')).AboutPage }),
  },
  {
    path: '/privacy',
    search: [],
    file: 'src/pages/about/privacy-page.tsx',
    data: nothing,
    load: async () => ({ Page: (await import('../pages/about/privacy-page.tsx')).PrivacyPage }),
  },
  {
    path: '/termsofservice',
    search: [],
    file: 'src/pages/about/terms-page.tsx',
    data: nothing,
    load: async () => ({ Page: (await import('../pages/about/terms-page.tsx')).TermsPage }),
  },
  ...topicRoutes,
  {
    path: '/tag/:key',
    search: ['page'],
    file: 'src/pages/tags/tag-page.tsx',
    data: ({ key = '' }, search) => [keyOf('readTag', tagRequest(key, search))],
    load: async () => ({ Page: (await import('../pages/tags/tag-page.tsx')).TagPage }),
  },
  ...calculatorRoutes,
  ...deskRoutes,
  {
    path: '/preview/:id',
    search: [],
    file: 'src/pages/preview/preview-page.tsx',
    data: nothing,
    bySecretLink: true,
    load: async () => ({ Page: (await import('../pages/preview/preview-page.tsx')).PreviewPage }),
  },
  {
    path: '/login',
    search: ['google'],
    file: 'src/pages/accounts/login-page.tsx',
    data: nothing,
    load: async () => ({ Page: (await import('../pages/accounts/login-page.tsx')).LoginPage }),
  },
  {
    path: '/signup',
    search: [],
    file: 'src/pages/accounts/signup-page.tsx',
    data: nothing,
    load: async () => ({ Page: (await import('../pages/accounts/signup-page.tsx')).SignupPage }),
  },
  {
    path: '/forgot-password',
    search: [],
    file: 'src/pages/accounts/forgot-password-page.tsx',
    data: nothing,
    load: async () => ({ Page: (await import('../pages/accounts/forgot-password-page.tsx')).ForgotPasswordPage }),
  },
  {
    path: '/verify-code',
    search: [],
    file: 'src/pages/accounts/verify-code-page.tsx',
    data: nothing,
    load: async () => ({ Page: (await import('../pages/accounts/verify-code-page.tsx')).VerifyCodePage }),
  },
  {
    path: '/reset-password',
    search: [],
    file: 'src/pages/accounts/reset-password-page.tsx',
    data: nothing,
    load: async () => ({ Page: (await import('../pages/accounts/reset-password-page.tsx')).ResetPasswordPage }),
  },
  {
    path: '/reset-link',
    search: [],
    file: 'src/pages/accounts/reset-link-page.tsx',
    data: nothing,
    load: async () => ({ Page: (await import('../pages/accounts/reset-link-page.tsx')).ResetLinkPage }),
  },
  {
    path: '/auth-success',
    search: [],
    file: 'src/pages/accounts/auth-success-page.tsx',
    data: nothing,
    load: async () => ({ Page: (await import('../pages/accounts/auth-success-page.tsx')).AuthSuccessPage }),
  },
  {
    path: '/account',
    search: [],
    file: 'src/pages/accounts/account-page.tsx',
    data: nothing,
    load: async () => ({ Page: (await import('../pages/accounts/account-page.tsx')).AccountPage }),
  },
]

/** The page for addresses that no other route matches. */
export const notFoundRoute: PageRoute = {
  path: '*',
  search: [],
  file: 'src/pages/not-found/not-found-page.tsx',
  data: nothing,
  load: async () => ({ Page: (await import('../pages/not-found/not-found-page.tsx')).NotFoundPage }),
}

/** Every route that can be rendered. */
export const allRoutes = [...pageRoutes, foundRoute, notFoundRoute]
