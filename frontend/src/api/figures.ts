import { useRead } from './use-read.ts'

/** Today's value of every official figure. */
export const useFiguresToday = () => useRead('listFigures', { query: { on: 'today' } })

/** The figures of the tax calendar (the contract's `calendarKeys`), with all their rows. */
export const calendarQuery = { keys: 'gst-duedates,it-advance,it-duedates,ss-rates,tds-duedates' }
export const useCalendarFigures = () => useRead('listFigures', { query: calendarQuery })

/** The figures of a calculator, with all their rows; `keys` is from the contract's table. */
export const useFiguresOf = (keys: string) => useRead('listFigures', { query: { keys } })

/** One official figure with all its rows. */
export const useFigure = (key: string) => useRead('readFigure', { key })
