import { expect, test } from 'vitest'
import { withRenderedStyles } from './rendered-styles.ts'

const page = { href: '/assets/page.css', css: '._page_aaaaa_1{margin:0}' }
const board = { href: '/assets/board.css', css: '._board_bbbbb_1{margin:0}._row_cc-_c_12:hover ._name_cc-_c_20{color:red}' }
const chart = { href: '/assets/chart.css', css: '._chart_ddddd_1{margin:0}' }
const assets = { script: '/main.js', preloads: [], fonts: [], styles: [page], lateStyles: [board, chart] }

test.each([
  ['a part that comes later and is drawn', '<main class="_page_aaaaa_1"><ul class="_board_bbbbb_1">', [page, board]],
  ['another file of the same styles', '<li class="own _row_cc-_c_12">', [page, board]],
  ['two of them', '<i class="_board_bbbbb_1"></i><i class="_chart_ddddd_1">', [page, board, chart]],
  ['a part that is not drawn', '<main class="_page_aaaaa_1">', [page]],
])('%s', (_, html, styles) => {
  expect(withRenderedStyles(html, assets)).toEqual({ script: '/main.js', preloads: [], fonts: [], styles })
})
