import { linesOf } from '../../lines-of'

/** A line with a source: its title, then its address. */
const sourceLine = /^(.+?)\s+(https:\/\/\S+)$/

export const isSourceLine = (line: string): boolean => sourceLine.test(line)

export const sourcesIn = (text: string | null | undefined): { title: string; address: string }[] =>
  linesOf(text).flatMap((line) => {
    const [, title, address] = sourceLine.exec(line) ?? []
    return title === undefined || address === undefined ? [] : [{ title, address }]
  })
