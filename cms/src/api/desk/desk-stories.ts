import { rowsOf } from '@artha/base/rows'
import type { UserRow } from '@artha/base/user-row'
import { deskStory, type DeskStory, type DeskListQuery } from '@artha/contract/desk'
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { positionIn } from '../../position-in'
import { foldTitle } from '../writes/folded-title'
import { newestFirst } from '../article/published-articles'
import { slidePictures, storyColumns } from '../story/published-stories'
import { withDraftDefaults, storyAnswer, type StoryRow } from '../story/story-answer'
import { answersOfRows, answerOfOne, type AnswerPage, type SingleAnswer } from '../answers/answers-of-rows'
import { countOf } from '../article/count-of'
import { lastSavedRows, type LastSaved } from '../writes/last-saved'
import { deskFieldsOf, seesAll } from './desk-fields'

const uid = 'api::story.story'

/** Returns the ids of a user's list: creators get each story as last saved, others only what is public. */
function deskIds(strapi: Core.Strapi, query: DeskListQuery, user: UserRow, now: Date): { query: Knex.QueryBuilder } {
  const ids = strapi.db.connection('stories').select('stories.id')
  if (seesAll(strapi, user)) void ids.whereNull('stories.published_at')
  else {
    void ids
      .whereNotNull('stories.published_at')
      .where('stories.publication_date', '<=', now)
      .where((either) => void either.whereNull('stories.expires_at').orWhere('stories.expires_at', '>', now))
  }
  if (query.mine !== undefined) void ids.where('stories.owner_id', user.documentId)
  if (query.q !== undefined) {
    // Stories are few, so their titles need no index. A story saved before titles were folded is matched by its lower-case title.
    const folded = foldTitle(query.q)
    if (folded === '') void ids.whereRaw('1 = 0')
    void ids.whereRaw(`${positionIn(strapi)}(coalesce(stories.title_folded, lower(stories.title)), ?) > 0`, [folded])
  }
  return { query: ids }
}

async function shapeOf(strapi: Core.Strapi, rows: (StoryRow & LastSaved)[], user: UserRow, now: Date) {
  const desk = await deskFieldsOf(strapi, uid, rows, user, now)
  const pictures = await slidePictures(strapi, rows)
  const answerOf = (row: StoryRow & LastSaved): DeskStory => {
    const { onTheDesk, hasDraft } = desk(row)
    return { ...storyAnswer(withDraftDefaults(row), pictures), ...onTheDesk, hasDraft }
  }
  return { uid, schema: deskStory, answerOf } as const
}

/** Reads one page of stories, newest first, and their total. */
export async function listDeskStories(
  strapi: Core.Strapi,
  query: DeskListQuery,
  user: UserRow,
  now: Date,
): Promise<AnswerPage<DeskStory> & { total: number }> {
  const ids = deskIds(strapi, query, user, now)
  const rows = await rowsOf<StoryRow & LastSaved>(strapi, uid).findMany({
    select: [...storyColumns, 'ownerId'],
    where: { id: { $in: ids.query.clone() } },
    orderBy: newestFirst,
    populate: { slides: true },
    limit: query.pageSize,
    offset: (query.page - 1) * query.pageSize,
  })
  const answers = answersOfRows(strapi, await shapeOf(strapi, rows, user, now), rows)
  return { answers, rows: rows.length, total: await countOf(strapi, ids.query) }
}

/** Reads one story as last saved. */
export async function readDeskStory(strapi: Core.Strapi, documentId: string, user: UserRow, now: Date): Promise<SingleAnswer<DeskStory>> {
  const row = await rowsOf<StoryRow & LastSaved>(strapi, uid).findOne({
    select: [...storyColumns, 'ownerId'],
    where: { documentId, ...lastSavedRows },
    populate: { slides: true },
  })
  return answerOfOne(strapi, await shapeOf(strapi, row === null ? [] : [row], user, now), row)
}
