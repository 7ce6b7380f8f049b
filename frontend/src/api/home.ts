import { useResource } from './use-resource.ts'

export const useHome = () => useResource('readHome')
