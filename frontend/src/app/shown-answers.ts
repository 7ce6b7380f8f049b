import { shownOnFrontPage } from '../pages/home/shown-on-front-page.ts'
import type { Answers, PageRoute } from '../pages/page-route.ts'

/** Returns the answers with what the page shows of them. The page is rendered from these, and they are sent with it. */
type ShownAnswers = (answers: Answers) => Answers

/** The functions by the path of the page. Server only: what the browser reads later is complete. */
const shownOn: Readonly<Record<string, ShownAnswers>> = { '/': shownOnFrontPage }

export const shownAnswersOf = ({ path }: Pick<PageRoute, 'path'>, answers: Answers) => shownOn[path]?.(answers) ?? answers
