import type { ArticleViewsAnswer } from '@artha/contract/article-views'

const dayMs = 86_400_000

/** Returns the article views of the days up to today, fewer on every seventh. */
export const articleViewsBuilder = (articles: readonly { _id: string; title: string }[], days: number, now = new Date()): ArticleViewsAnswer => ({
  isCounting: true,
  days: Array.from({ length: days }, (_, at) => ({
    day: new Date(now.getTime() - (days - 1 - at) * dayMs).toISOString().slice(0, 10),
    openings: at % 7 === 0 ? 210 : 380 + ((at * 37) % 160),
  })),
  articles: articles.slice(0, 20).map(({ _id, title }, at) => ({ _id, title, openings: 2_400 - at * 110 })),
  hosts: [
    { host: 'direct', openings: 6_120 },
    { host: 'google.com', openings: 3_480 },
    { host: 'this site', openings: 1_900 },
  ],
  devices: [
    { device: 'phone', openings: 8_700 },
    { device: 'tablet', openings: 400 },
    { device: 'desk', openings: 2_400 },
  ],
})
