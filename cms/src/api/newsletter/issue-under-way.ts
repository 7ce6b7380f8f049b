import type { Core } from '@strapi/strapi'
import { issueRows } from './issue-row'
import { countDeliveries } from './sending/delivery-rows'

/**
 * Reads the issue that is being sent or is paused: first one for which the mail server takes no mail, then a paused one. Returns undefined
 * if there is none.
 */
export async function issueUnderWay(strapi: Core.Strapi) {
  const open = await issueRows(strapi).findMany({ where: { state: { $in: ['sending', 'paused'] } }, orderBy: { id: 'asc' } })
  const paused = open.find(({ state }) => state === 'paused')
  const issue = open.find(({ state, serverProblem }) => state === 'sending' && serverProblem !== null) ?? paused ?? open[0]
  if (issue === undefined) return undefined
  const { id, number, startedAt, serverProblem } = issue
  return {
    number,
    isPaused: issue === paused,
    startedAt: startedAt === null ? null : new Date(startedAt),
    waiting: (await countDeliveries(strapi, [id]))(id).waiting,
    serverProblem: serverProblem ?? '',
  }
}
