import { handler } from '@artha/base/handler'
import { dayInIndia } from '@artha/contract/figure-on'
import type { Core } from '@strapi/strapi'
import { answerWrite } from '../../writes/answer-write'
import { readCalendar } from '../calendar'
import { moveToDay } from '../calendar-move'
import { setNoStore } from '../../answers/desk-answers'
import { daySpan, monthSpan } from '../month-days'

/** Calendar endpoints. Rights to read are checked before; moving also checks who owns the entry. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  read: handler('readCalendar', ({ query: { day, month }, user }, ctx) => {
    setNoStore(ctx)
    const now = new Date()
    return readCalendar(strapi, { span: day === undefined ? monthSpan(month ?? dayInIndia(now).slice(0, 7)) : daySpan(day), user, now })
  }),

  move: handler('moveOnCalendar', ({ body, user }, ctx) => answerWrite(strapi, ctx, () => moveToDay(strapi, body, user, new Date()))),
})
