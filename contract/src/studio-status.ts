import * as z from 'zod/mini'
import { timestamp } from './article.ts'

/** The responses of the Studio's Status tab. */

export const lightNames = ['site', 'cms', 'database', 'disk', 'mail', 'newsletter', 'metals', 'exchange', 'stocks', 'backup', 'rows'] as const
export type LightName = (typeof lightNames)[number]

/** `off`: nothing to watch, because it is not set up or nothing has happened yet. */
export const lightStates = ['good', 'attention', 'bad', 'off'] as const
export type LightState = (typeof lightStates)[number]

/** The state of one thing that is watched, the time of that state, and the next step ('' if there is none). */
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
