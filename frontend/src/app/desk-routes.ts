import type { PageRoute } from '../pages/page-route.ts'

/** The data of these pages belongs to one person, so only the browser reads it. */
const own = { search: [], data: () => [] } satisfies Partial<PageRoute>

/** The routes of the newsroom: the overview at `/dashboard` and one page for each part. */
export const deskRoutes: readonly PageRoute[] = [
  {
    ...own,
    path: '/dashboard',
    file: 'src/pages/dashboard/dashboard-page.tsx',
    load: async () => ({ Page: (await import('../pages/dashboard/dashboard-page.tsx')).DashboardPage }),
  },
  {
    ...own,
    path: '/dashboard/articles',
    file: 'src/pages/dashboard/articles-page.tsx',
    load: async () => ({ Page: (await import('../pages/dashboard/articles-page.tsx')).ArticlesPage }),
  },
  {
    ...own,
    path: '/dashboard/articles/:id',
    file: 'src/pages/dashboard/edit-article-page.tsx',
    load: async () => ({ Page: (await import('../pages/dashboard/edit-article-page.tsx')).EditArticlePage }),
  },
  {
    ...own,
    path: '/dashboard/articles/:id/versions',
    file: 'src/pages/dashboard/versions-page.tsx',
    load: async () => ({ Page: (await import('../pages/dashboard/versions-page.tsx')).ArticleVersionsPage }),
  },
  {
    ...own,
    path: '/dashboard/stories',
    file: 'src/pages/dashboard/stories-page.tsx',
    load: async () => ({ Page: (await import('../pages/dashboard/stories-page.tsx')).StoriesPage }),
  },
  {
    ...own,
    path: '/dashboard/stories/:id',
    file: 'src/pages/dashboard/stories-page.tsx',
    load: async () => ({ Page: (await import('../pages/dashboard/stories-page.tsx')).StoriesPage }),
  },
  {
    ...own,
    path: '/dashboard/stories/:id/versions',
    file: 'src/pages/dashboard/versions-page.tsx',
    load: async () => ({ Page: (await import('../pages/dashboard/versions-page.tsx')).StoryVersionsPage }),
  },
  {
    ...own,
    path: '/dashboard/review',
    file: 'src/pages/dashboard/review-page.tsx',
    load: async () => ({ Page: (await import('../pages/dashboard/review-page.tsx')).ReviewPage }),
  },
  {
    ...own,
    path: '/dashboard/review/:id',
    file: 'src/pages/dashboard/review-piece-page.tsx',
    load: async () => ({ Page: (await import('../pages/dashboard/review-piece-page.tsx')).ReviewPiecePage }),
  },
  {
    ...own,
    path: '/dashboard/calendar',
    file: 'src/pages/dashboard/calendar-page.tsx',
    load: async () => ({ Page: (await import('../pages/dashboard/calendar-page.tsx')).CalendarPage }),
  },
  {
    ...own,
    path: '/dashboard/media',
    file: 'src/pages/dashboard/media-page.tsx',
    load: async () => ({ Page: (await import('../pages/dashboard/media-page.tsx')).MediaPage }),
  },
  {
    ...own,
    path: '/dashboard/media/:id',
    file: 'src/pages/dashboard/media-file-page.tsx',
    load: async () => ({ Page: (await import('../pages/dashboard/media-file-page.tsx')).MediaFilePage }),
  },
  {
    ...own,
    path: '/dashboard/redirects',
    file: 'src/pages/dashboard/redirects-page.tsx',
    load: async () => ({ Page: (await import('../pages/dashboard/redirects-page.tsx')).RedirectsPage }),
  },
  {
    ...own,
    path: '/dashboard/people',
    file: 'src/pages/dashboard/people-page.tsx',
    load: async () => ({ Page: (await import('../pages/dashboard/people-page.tsx')).PeoplePage }),
  },
  {
    ...own,
    path: '/dashboard/newsletter',
    file: 'src/pages/dashboard/newsletter-issues-page.tsx',
    load: async () => ({ Page: (await import('../pages/dashboard/newsletter-issues-page.tsx')).NewsletterIssuesPage }),
  },
  {
    ...own,
    path: '/dashboard/newsletter/new',
    file: 'src/pages/dashboard/newsletter-issue-page.tsx',
    load: async () => ({ Page: (await import('../pages/dashboard/newsletter-issue-page.tsx')).NewIssuePage }),
  },
  {
    ...own,
    path: '/dashboard/newsletter/subscribers',
    file: 'src/pages/dashboard/newsletter-issues-page.tsx',
    load: async () => ({ Page: (await import('../pages/dashboard/newsletter-issues-page.tsx')).NewsletterSubscribersPage }),
  },
  {
    ...own,
    path: '/dashboard/newsletter/:id',
    file: 'src/pages/dashboard/newsletter-issue-page.tsx',
    load: async () => ({ Page: (await import('../pages/dashboard/newsletter-issue-page.tsx')).EditIssuePage }),
  },
  {
    ...own,
    path: '/dashboard/bin',
    file: 'src/pages/dashboard/bin-page.tsx',
    load: async () => ({ Page: (await import('../pages/dashboard/bin-page.tsx')).BinPage }),
  },
  {
    ...own,
    path: '/form',
    file: 'src/pages/dashboard/form-page.tsx',
    load: async () => ({ Page: (await import('../pages/dashboard/form-page.tsx')).FormPage }),
  },
]
