import { answerIn } from '../../api/cached-answer.ts'
import { figureFeedPath } from '../../lib/paths.ts'
import type { Head, HeadContext } from '../page-route.ts'
import { breadcrumbData } from '../structured-data.ts'

const path = '/figures'
const name = 'Official figures'
const feed = { title: 'Changes of official figures', path: figureFeedPath }

export const figuresHead = (context: HeadContext): Head => ({
  title: 'Official figures: rates, slabs, limits and dates',
  description: 'Rates and limits in force today in India, each with its start date, source and earlier values.',
  canonicalPath: path,
  feed,
  jsonLd: [breadcrumbData(context, [{ name, path }])],
})

export const taxCalendarHead = (context: HeadContext): Head => ({
  title: 'Tax calendar: what is due in the next twelve months',
  description:
    'Due dates for advance tax, income-tax returns and small-savings quarters in India, with sources, and as a calendar you can subscribe to.',
  canonicalPath: '/tax-calendar',
  jsonLd: [breadcrumbData(context, [{ name: 'Tax calendar', path: '/tax-calendar' }])],
})

/** Returns the metadata of a figure's page. It never contains the value, because some values are not verified. */
export function figureHead(context: HeadContext): Head {
  const { key = '' } = context.params
  const figure = answerIn(context.answers, 'readFigure', { key })
  const own = `${path}/${encodeURIComponent(key)}`
  if (figure === undefined) return { title: name, description: 'An official figure.', canonicalPath: own, noindex: true }
  return {
    title: figure.title,
    description: `${figure.title}: today’s value, its start date, source document and earlier values.`,
    canonicalPath: own,
    feed,
    jsonLd: [
      breadcrumbData(context, [
        { name, path },
        { name: figure.title, path: own },
      ]),
    ],
  }
}
