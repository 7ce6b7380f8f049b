import * as z from 'zod/mini'
import { articleCard } from './article.ts'
import { homeGroupNames } from './home-groups.ts'
import { tableOf } from './names-of.ts'

const cards = z.array(articleCard)

/** Everything the front page needs of the articles, each group newest first. */
export const homeAnswer = z.object(tableOf(homeGroupNames, () => cards))

export type HomeAnswer = z.infer<typeof homeAnswer>
