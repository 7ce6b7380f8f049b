import { useRead } from './use-read.ts'

/** What holds today, of every figure. */
export const useFiguresToday = () => useRead('listFigures', { query: { on: 'today' } })

/** The figures that the tax calendar is made of, `calendarKeys` of the contract, with all their rows. */
export const calendarQuery = { keys: 'gst-duedates,it-advance,it-duedates,ss-rates,tds-duedates' }
export const useCalendarFigures = () => useRead('listFigures', { query: calendarQuery })

/** The figures that a calculator works with, with all their rows; `keys` as the table of the contract has them. */
export const useFiguresOf = (keys: string) => useRead('listFigures', { query: { keys } })

/** One figure with all its rows. */
export const useFigure = (key: string) => useRead('readFigure', { key })
