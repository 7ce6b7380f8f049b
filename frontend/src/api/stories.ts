import type { Story } from '@artha/contract/story'
import { useResource } from './use-resource.ts'

export const storiesKey = '/api/stories'

export const storyKey = (id: string) => `/api/stories/${encodeURIComponent(id)}`

export const useStories = () => useResource<Story[]>(storiesKey)

export const useStory = (id: string) => useResource<Story>(storyKey(id))
