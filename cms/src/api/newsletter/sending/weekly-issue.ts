import { newsroomOf } from '@artha/newsroom/services'
import type { Core } from '@strapi/strapi'
import { env } from '../../../env'
import { createIssue } from '../desk-issues'
import { issueProposal, readNews } from '../issue-proposal'
import { weeklyTime } from './weekly-time'

/** The actor of what Artha does by itself, in the audit trail. */
export const ownActor = 'artha'

/**
 * Drafts the issue of the week once, in the day before its Saturday. It is made without a time, so that a person sends it, unless the owner has
 * set `NEWSLETTER_WEEKLY=send`. Once deleted, it is not drafted again. Without news there is none.
 */
export async function draftWeekly(strapi: Core.Strapi, now: Date): Promise<void> {
  const goesAt = env.NEWSLETTER_WEEKLY === 'off' ? undefined : weeklyTime(now)?.toISOString()
  if (goesAt === undefined) return
  const drafted = strapi.store({ type: 'core', name: 'artha', key: 'weekly-issue' })
  const isDrafted = async () => (await drafted.get({})) === goesAt
  if (await isDrafted()) return
  await strapi.db.transaction(async () => {
    await newsroomOf(strapi).lock('the weekly issue')
    if (await isDrafted()) return
    await drafted.set({ value: goesAt })
    const proposal = issueProposal(await readNews(strapi, now), now)
    if (proposal === undefined) return
    await createIssue(strapi, { ...proposal, goesAt: env.NEWSLETTER_WEEKLY === 'send' ? goesAt : null }, ownActor, now)
    strapi.log.info('newsletter: the issue of this week was drafted')
  })
}
