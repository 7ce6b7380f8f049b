import { writtenStory, type StoryVersion, type WrittenStory } from '@artha/contract/versions'
import type { Core } from '@strapi/strapi'
import { shaped, type Single } from '../answers/answerable'
import { slidePictures } from '../story/published-stories'
import { asFarAsWritten, storyAnswer, type StoryRow } from '../story/story-answer'
import { versionOf } from './kept-versions'

const uid = 'api::story.story'

type KeptStory = Omit<StoryRow, 'slides'> & Partial<Pick<StoryRow, 'slides'>>

/** Reads a story as one save left it. */
export async function readStoryVersion(strapi: Core.Strapi, documentId: string, number: number): Promise<Single<StoryVersion>> {
  const version = await versionOf<KeptStory>(strapi, uid, documentId, number)
  if (version === undefined) return 'absent'
  const { row: kept, ...head } = version
  // A version from an older release may lack newer fields; the contract checks it below.
  const row: StoryRow = asFarAsWritten({ ...kept, slides: kept.slides ?? [], documentId })
  const pictures = await slidePictures(strapi, [row])
  const answerOf = (found: StoryRow): WrittenStory => ({ ...storyAnswer(found, pictures), version: number })
  const result = shaped({ uid, schema: writtenStory, answerOf }, row)
  return 'answer' in result ? { ...head, story: result.answer } : 'unanswerable'
}
