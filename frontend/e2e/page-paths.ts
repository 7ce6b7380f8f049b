import { pageRoutes } from '../src/app/routes.tsx'
import { topicRoutes } from '../src/app/topic-routes.ts'

const shownTopics = ['/loan', '/loan/:part']
const otherTopics = new Set(topicRoutes.map(({ path }) => path).filter((path) => !shownTopics.includes(path)))

/** The paths to check. All topics share one view, so one topic with its parts is enough. */
export const pagePaths = pageRoutes.map(({ path }) => path).filter((path) => !otherTopics.has(path))
