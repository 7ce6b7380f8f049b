import type { Story } from '@artha/contract/story'
import { useResource } from './use-resource.ts'

export const storiesKey = '/api/stories'

export const useStories = () => useResource<Story[]>(storiesKey)
