import { expect, test } from 'vitest'
import { withRenderedStyles } from './rendered-styles.ts'

const page = { href: '/assets/page.css', css: '._aaaaa_0{margin:0}' }
const board = { href: '/assets/board.css', css: '._bbbbb_0{margin:0}._cc1cc_a:hover ._cc1cc_b{color:red}' }
const chart = { href: '/assets/chart.css', css: '._ddddd_0{margin:0}' }
const assets = { script: '/main.js', preloads: [], fonts: [], styles: [page], lateStyles: [board, chart] }

test.each([
  ['a part that comes later and is drawn', '<main class="_aaaaa_0"><ul class="_bbbbb_0">', [page, board]],
  ['another file of the same styles', '<li class="own _cc1cc_a">', [page, board]],
  ['two of them', '<i class="_bbbbb_0"></i><i class="_ddddd_0">', [page, board, chart]],
  ['a part that is not drawn', '<main class="_aaaaa_0">', [page]],
])('%s', (_, html, styles) => {
  expect(withRenderedStyles(html, assets)).toEqual({ script: '/main.js', preloads: [], fonts: [], styles })
})
