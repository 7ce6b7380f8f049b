import { writtenStory, type StoryVersion, type WrittenStory } from '@artha/contract/versions'
import type { Core } from '@strapi/strapi'
import { answerOfRow, type SingleAnswer } from '../answers/answers-of-rows'
import { slidePictures } from '../story/published-stories'
import { withDraftDefaults, storyAnswer, type StoryRow } from '../story/story-answer'
import { versionOf } from './stored-versions'

const uid = 'api::story.story'

type KeptStory = Omit<StoryRow, 'slides'> & Partial<Pick<StoryRow, 'slides'>>

/** Reads a story as one save left it. */
export async function readStoryVersion(strapi: Core.Strapi, documentId: string, number: number): Promise<SingleAnswer<StoryVersion>> {
  const version = await versionOf<KeptStory>(strapi, uid, documentId, number)
  if (version === undefined) return 'absent'
  const { row: kept, ...head } = version
  // A version from an older release may lack newer fields; the contract checks it below.
  const row: StoryRow = withDraftDefaults({ ...kept, slides: kept.slides ?? [], documentId })
  const pictures = await slidePictures(strapi, [row])
  const answerOf = (found: StoryRow): WrittenStory => ({ ...storyAnswer(found, pictures), version: number })
  const result = answerOfRow({ uid, schema: writtenStory, answerOf }, row)
  return 'answer' in result ? { ...head, story: result.answer } : 'unanswerable'
}
