import { rowsOf } from '@artha/base/rows'
import { story, type Story, type StoryListQuery } from '@artha/contract/story'
import type { Core } from '@strapi/strapi'
import { picturesByUrl } from '../../pictures/pictures-by-url'
import { answersOfRows, answerOfOne, type AnswerPage, type SingleAnswer } from '../answers/answers-of-rows'
import { liveStories } from '../answers/live-stories'
import { storyAnswer, type StoryRow } from './story-answer'

const uid = 'api::story.story'

export const storyColumns = ['documentId', 'title', 'authorName', 'category', 'storyType', 'tags', 'expiryTime', 'publicationDate', 'version']

/** Reads our own pictures on the slides of these stories. */
export const slidePictures = (strapi: Core.Strapi, rows: readonly StoryRow[]) =>
  picturesByUrl(
    strapi,
    rows.flatMap((row) => row.slides.map((slide) => slide.imageUrl ?? '')),
  )

const shapeOf = async (strapi: Core.Strapi, rows: readonly StoryRow[]) => {
  const pictures = await slidePictures(strapi, rows)
  return { uid, schema: story, answerOf: (row: StoryRow) => storyAnswer(row, pictures) } as const
}

/** Reads one page of live stories, newest first; with `all`, also expired and scheduled ones. */
export async function listStories(strapi: Core.Strapi, query: StoryListQuery, now: Date): Promise<AnswerPage<Story>> {
  const rows = await rowsOf<StoryRow>(strapi, uid).findMany({
    select: storyColumns,
    where: query.all === undefined ? liveStories(now) : { publishedAt: { $notNull: true } },
    orderBy: [{ publicationDate: 'desc' }, { documentId: 'asc' }],
    populate: { slides: true },
    limit: query.pageSize,
    offset: (query.page - 1) * query.pageSize,
  })
  return { answers: answersOfRows(strapi, await shapeOf(strapi, rows), rows), rows: rows.length }
}

/** Reads one live story. */
export async function readStory(strapi: Core.Strapi, id: string, now: Date): Promise<SingleAnswer<Story>> {
  const row = await rowsOf<StoryRow>(strapi, uid).findOne({
    select: storyColumns,
    where: { ...liveStories(now), documentId: id },
    populate: { slides: true },
  })
  return answerOfOne(strapi, await shapeOf(strapi, row === null ? [] : [row]), row)
}
