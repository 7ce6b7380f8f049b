import { pageRoutes } from '../src/app/routes.tsx'
import { topicRoutes } from '../src/app/topic-routes.ts'

const shownTopics = ['/loan', '/loan/:part']
const otherTopics = new Set(topicRoutes.map(({ path }) => path).filter((path) => !shownTopics.includes(path)))

/** The paths of the site map. All topics are one view, for which one of them stands with its parts. */
export const pagePaths = pageRoutes.map(({ path }) => path).filter((path) => !otherTopics.has(path))
