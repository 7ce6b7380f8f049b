import * as z from 'zod/mini'
import { articleCard } from './article.ts'
import { homeGroupNames, type HomeGroup } from './home-groups.ts'

const cards = z.array(articleCard)

/** Everything the front page needs of the articles, each group newest first. */
export const homeAnswer = z.object(Object.fromEntries(homeGroupNames.map((group) => [group, cards])) as Record<HomeGroup, typeof cards>)

export type HomeAnswer = z.infer<typeof homeAnswer>
