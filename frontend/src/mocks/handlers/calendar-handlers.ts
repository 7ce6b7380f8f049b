import type { CalendarEntry } from '@artha/contract/calendar'
import type { DeskArticle, DeskStory } from '@artha/contract/desk'
import { dayInIndia } from '@artha/contract/figure-on'
import type { Publication } from '../data/publication-lists.ts'
import { mockEndpoint } from './mock-endpoint.ts'
import { refuse } from './refusal.ts'

const hour = 3_600_000
const lifeHours = { forever: undefined, '24h': 24, '48h': 48 } as const

const entry = (kind: CalendarEntry['kind'], event: CalendarEntry['event'], moment: Date, of: DeskArticle | DeskStory): CalendarEntry => ({
  ...{ kind, event, _id: of._id, title: of.title, version: of.version, mayChange: of.mayChange },
  ...{ day: dayInIndia(moment), at: moment.toISOString() },
})

const appearance = (kind: CalendarEntry['kind'], of: DeskArticle | DeskStory): CalendarEntry[] =>
  of.state === 'draft' ? [] : [entry(kind, of.state === 'scheduled' ? 'scheduled' : 'published', new Date(of.createdAt), of)]

function endOf(story: DeskStory): CalendarEntry[] {
  const life = lifeHours[story.expiryTime]
  return life === undefined || story.state === 'draft' ? [] : [entry('story', 'ends', new Date(Date.parse(story.createdAt) + life * hour), story)]
}

/** One mock article contains an official figure that ends. */
const figureEnd = ({ _id, title, version, mayChange }: DeskArticle): CalendarEntry => ({
  ...{ kind: 'article', event: 'figure-ends', _id, title, version, mayChange },
  day: '2036-12-31',
})

/** A month of the newsroom's calendar; changes last as long as the tab. */
export const calendarHandlers = ({ articles, stories }: Publication) => [
  mockEndpoint('readCalendar', ({ query: { month, day } }) => {
    const from = day ?? `${month ?? dayInIndia(new Date()).slice(0, 7)}-01`
    const to = day ?? `${from.slice(0, 7)}-${new Date(Date.UTC(Number(from.slice(0, 4)), Number(from.slice(5, 7)), 0)).getUTCDate()}`
    const entries = [
      ...articles.all().flatMap((article) => appearance('article', article)),
      ...articles.all().slice(-1).map(figureEnd),
      ...stories.all().flatMap((story) => [...appearance('story', story), ...endOf(story)]),
    ]
    const shown = entries.filter((each) => each.day >= from && each.day <= to)
    return { from, to, entries: shown.toSorted((a, b) => (a.at ?? a.day).localeCompare(b.at ?? b.day)), isCut: false }
  }),
  mockEndpoint('moveOnCalendar', ({ body: { kind, id, version, day } }) => {
    const found = (kind === 'article' ? articles : stories).find(id)
    if (found === undefined) return refuse('not-found', 'It no longer exists.')
    if (!found.mayChange) return refuse('forbidden', 'You can only move your own work.')
    if (found.version !== version) return refuse('conflict', 'Someone else saved this in the meantime.')
    if (found.state !== 'scheduled') return refuse('validation', 'It is already published: its date cannot change.')
    const at = new Date(`${day}T${new Date(Date.parse(found.createdAt) + 5.5 * hour).toISOString().slice(11, 23)}+05:30`).toISOString()
    if (Date.parse(at) <= Date.now()) return refuse('validation', 'That date and time have passed: choose a later date.')
    const moved = { createdAt: at, version: version + 1 }
    const [article, story] = [articles.find(id), stories.find(id)]
    if (article) articles.put({ ...article, ...moved })
    if (story) stories.put({ ...story, ...moved })
    return { _id: id, day, at, version: version + 1 }
  }),
]
