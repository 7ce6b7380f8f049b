import { figureListQuery, figureQuery } from '@artha/contract/figure-answer'
import { dayInIndia } from '@artha/contract/figure-on'
import { figureAnswerOf, listedFigures } from '@artha/contract/figure-reads'
import { shippedFigures } from '@artha/contract/figures/all-figures'
import { safeParse } from 'zod/mini'
import type { CmsReply } from '../upstream/cms-connection.ts'

const reply = (value: unknown): CmsReply => ({ status: 200, headers: {}, body: Buffer.from(JSON.stringify(value)) })

/** Answers a read of the register from the build's own figures. Returns undefined for any other read, and for figures that the build lacks. */
export function builtInReply(key: string, now: Date): CmsReply | undefined {
  const { pathname, searchParams } = new URL(key, 'http://site')
  const today = dayInIndia(now)
  const asked = Object.fromEntries(searchParams)
  if (pathname === '/api/figures') {
    const query = safeParse(figureListQuery, asked)
    return query.success ? reply(listedFigures(shippedFigures, query.data, today)) : undefined
  }
  const [, figureKey] = /^\/api\/figures\/([a-z0-9-]+)$/.exec(pathname) ?? []
  const query = safeParse(figureQuery, asked)
  const answer = figureKey !== undefined && query.success ? figureAnswerOf(shippedFigures, figureKey, query.data.on ?? today) : undefined
  return answer && reply(answer)
}
