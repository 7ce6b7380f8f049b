import { useMemo } from 'react'
import type { DeskStory } from '@artha/contract/desk'
import { storyBody } from '@artha/contract/story-body'
import { guardHeaders, readDeskStory, readStoryVersion, useCreateStory, useUpdateStory } from '../api.ts'
import { storyConflict } from '../conflict/story-conflict.ts'
import { bodyOfStory, emptyStory, storyValuesIn, valuesOfStory, type StoryValues } from './story-values.ts'
import { contractProblems } from '../editor/contract-problems.ts'
import type { EntryType, EntryRules } from '../editor/entry-type.ts'

export const storyRules: EntryRules<StoryValues, DeskStory> = {
  kind: 'story',
  empty: emptyStory,
  valuesIn: storyValuesIn,
  valuesOf: valuesOfStory,
  conflictOf: storyConflict,
  previewOf: (values) => ({ kind: 'story', story: bodyOfStory(values) }),
}

export function useStoryType(): EntryType<StoryValues, DeskStory> {
  const create = useCreateStory()
  const update = useUpdateStory()
  return useMemo(
    () => ({
      ...storyRules,
      problemsOf: (values) => contractProblems(storyBody, bodyOfStory(values)),
      read: readDeskStory,
      earlier: async (id, version) => valuesOfStory((await readStoryVersion(id, version)).story),
      create: async (values, _base, guards) => create({ body: bodyOfStory(values), headers: guardHeaders(guards) }),
      update: async (id, values, _base, guards) => update({ id, body: bodyOfStory(values), headers: guardHeaders(guards) }),
    }),
    [create, update],
  )
}
