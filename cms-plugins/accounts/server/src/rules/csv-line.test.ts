import { expect, it } from 'vitest'
import { csvLine } from './csv-line'

it.each([
  [['a', 'b c'], '"a","b c"\r\n'],
  [['say "hi", twice', 'two\nlines'], '"say ""hi"", twice","two\nlines"\r\n'],
  [['=1+1'], `"'=1+1"\r\n`],
  [['+91', '-1', '@SUM(A1)'], `"'+91","'-1","'@SUM(A1)"\r\n`],
  [['\t=1', ' =1', '\r=1'], `"'\t=1","' =1","'\r=1"\r\n`],
  [['＝1', '|calc'], `"'＝1","'|calc"\r\n`],
  [['a=1', 'x@y.example', ''], '"a=1","x@y.example",""\r\n'],
])('%j', (cells, line) => {
  expect(csvLine(cells)).toBe(line)
})
