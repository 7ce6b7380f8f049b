import type { HomeAnswer } from '@artha/contract/home'
import { useResource } from './use-resource.ts'

export const homeKey = '/api/home'

export const useHome = () => useResource<HomeAnswer>(homeKey)
