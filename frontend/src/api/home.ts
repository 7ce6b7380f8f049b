import { useRead } from './use-read.ts'

export const useHome = () => useRead('readHome')
