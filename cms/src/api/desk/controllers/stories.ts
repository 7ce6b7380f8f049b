import { handler } from '@artha/base/handler'
import { accountsOf } from '@artha/accounts/services'
import type { UserRow } from '@artha/base/user-row'
import type { Core } from '@strapi/strapi'
import { createStory, createStoryDraft, deleteStory, updateStory, updateStoryDraft } from '../../story/story-writes'
import { answerWrite, targetOf } from '../../writes/answer-write'
import { answerOne, answerPage, validIdOrEmpty } from '../../answers/desk-answers'
import { listDeskStories, readDeskStory } from '../desk-stories'
import { writtenEntry } from '../written-entry'

/** Story endpoints of the dashboard. Rights are checked before the handlers run. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const readBy = (user: UserRow) => (documentId: string) => readDeskStory(strapi, documentId, user, new Date())
  const mayPublish = (user: UserRow) => accountsOf(strapi).review.mayPublish(user)

  return {
    list: handler('listDeskStories', async ({ query, user }, ctx) => answerPage(ctx, query, await listDeskStories(strapi, query, user, new Date()))),

    read: handler('readDeskStory', async ({ params, user }, ctx) =>
      answerOne(ctx, await readBy(user)(validIdOrEmpty(params.id)), 'Story not found.'),
    ),

    create: handler('createStory', ({ body, user }, ctx) =>
      answerWrite(strapi, ctx, async () =>
        (await mayPublish(user))
          ? writtenEntry(201, await createStory(strapi, body, user.documentId), readBy(user))
          : writtenEntry(202, await createStoryDraft(strapi, body, user.documentId), readBy(user)),
      ),
    ),

    update: handler('updateStory', ({ params, body, user }, ctx) =>
      answerWrite(strapi, ctx, async () =>
        (await mayPublish(user))
          ? writtenEntry(200, await updateStory(strapi, targetOf(ctx, params.id), body), readBy(user))
          : writtenEntry(202, await updateStoryDraft(strapi, targetOf(ctx, params.id), body), readBy(user)),
      ),
    ),

    remove: handler('deleteStory', ({ params }, ctx) => answerWrite(strapi, ctx, () => deleteStory(strapi, targetOf(ctx, params.id)))),
  }
}
