import { useRead } from './use-read.ts'

export const useStories = () => useRead('listStories')

export const useStory = (id: string) => useRead('readStory', { id })
