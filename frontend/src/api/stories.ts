import { useResource } from './use-resource.ts'

export const useStories = () => useResource('listStories')

export const useStory = (id: string) => useResource('readStory', { id })
