import type { DeskStory } from '@artha/contract/desk'
import { storyBody } from '@artha/contract/story-body'
import { createStory, readDeskStory, readStoryVersion, updateStory } from '../../../api/desk.ts'
import { storyConflict } from '../../../features/dashboard/conflict/story-conflict.ts'
import { bodyOfStory, emptyStory, storyValuesIn, valuesOfStory, type StoryValues } from '../../../features/dashboard/story-form/story-values.ts'
import { contractProblems } from '../editor/contract-problems.ts'
import type { EditorKind } from '../editor/editor-kind.ts'

export const storyKind: EditorKind<StoryValues, DeskStory> = {
  kind: 'story',
  empty: emptyStory,
  valuesIn: storyValuesIn,
  valuesOf: valuesOfStory,
  conflictOf: storyConflict,
  problemsOf: (values) => contractProblems(storyBody, bodyOfStory(values)),
  previewOf: (values) => ({ kind: 'story', story: bodyOfStory(values) }),
  read: readDeskStory,
  create: (values, _base, guards) => createStory(bodyOfStory(values), guards),
  update: (id, values, _base, guards) => updateStory(id, bodyOfStory(values), guards),
  earlier: async (id, version) => valuesOfStory((await readStoryVersion(id, version)).story),
}
