import * as z from 'zod/mini'
import { timestamp } from './article.ts'

/** What the Studio's status page and its server say to each other. */

export const lightNames = ['site', 'cms', 'database', 'disk', 'mail', 'metals', 'exchange', 'stocks', 'backup', 'rows'] as const
export type LightName = (typeof lightNames)[number]

/** `off`: there is nothing to watch, since it is not set up or nothing has happened yet. */
export const lightStates = ['good', 'attention', 'bad', 'off'] as const
export type LightState = (typeof lightStates)[number]

/** One thing that is watched: how it is, since when or as of when that is known, and what to do next ('' where nothing is). */
export const statusLight = z.object({
  name: z.enum(lightNames),
  state: z.enum(lightStates),
  says: z.string(),
  at: z.nullable(timestamp),
  next: z.string(),
})
export type StatusLight = z.infer<typeof statusLight>

export const statusPage = z.object({ checkedAt: timestamp, lights: z.array(statusLight) })
export type StatusPage = z.infer<typeof statusPage>
