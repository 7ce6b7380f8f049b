import { expect, it } from 'vitest'
import { foldText, hasText } from './fold-text.ts'

it.each([
  ['India’s', "India's"],
  ['India´s', 'india`s'],
  ['Indiaʼs', 'INDIA‘S'],
  ['“Old”', '"old"'],
  ['«Old»', '„old‟'],
  ['Non‑resident', 'non-resident'],
  ['Non–resident', 'Non−resident'],
  ['Non﹣resident', 'Non－resident'],
  ['Non\u00ADresident', 'nonresident'],
  ['a\u00A0b', 'a b'],
  ['a\u202F\u2009b', 'a  b'],
  ['a\tb\nc', 'a b c'],
  ['nul\u0000 and bell\u0007', 'nul and bell'],
  ['zero\u200Bwidth\uFEFF', 'zerowidth'],
  ['क्\u200Dया', 'क्या'],
  ['क्\u200Cया', 'क्या'],
  ['\u0958र्ज\u093C', 'क\u093Cर्ज\u093C'],
  ['कागज\u093C', 'कागज'],
  ['Café', 'cafe'],
  ['Cafe\u0301', 'CAFÉ'],
  ['Łódź Ærø', 'lodz aero'],
  ['STRASSE', 'straße'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['ИЙ', 'ий'],
  ['İstanbul', 'istanbul'],
  ['ＧＳＴ　２０', 'gst 20'],
  ['२०२६ ২০২৬ ௨௦௨௬', '2026 2026 2026'],
  ['heart \u2764\uFE0F', 'heart \u2764'],
  ['5% _ # \\', '5% _ # \\'],
])('%j is compared as %j', (one, other) => {
  expect(foldText(one)).toBe(foldText(other))
})

it.each([
  ['की', 'का'],
  ['か', 'が'],
  ['a-b', 'a b'],
  ["'", '"'],
  ['%', '_'],
])('%j is not %j', (one, other) => {
  expect(foldText(one)).not.toBe(foldText(other))
})

it.each(['India’s “Old” Non‑resident', 'क्\u200Dया हुआ?', 'ΟΔΟΣ ﬁne', 'Ἀθήνα'])('%j folds letter by letter, and twice as once', (text) => {
  expect([...text].map(foldText).join('')).toBe(foldText(text))
  expect(foldText(foldText(text))).toBe(foldText(text))
})

it.each([
  ['100% of it', '%', true],
  ['Anything', '%', false],
  ['Anything', '_', false],
  ['Form #16', '#', true],
  ['Anything', ' \u200B ', false],
])('%j has %j: %s', (text, wanted, has) => {
  expect(hasText(text, wanted)).toBe(has)
})
