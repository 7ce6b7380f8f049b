import { useResource } from './use-resource.ts'

/** What holds today, of every figure. */
export const useFiguresToday = () => useResource('listFigures', { query: { on: 'today' } })

/** One figure with all its rows. */
export const useFigure = (key: string) => useResource('readFigure', { key })
