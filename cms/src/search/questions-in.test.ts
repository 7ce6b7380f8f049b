import { expect, it } from 'vitest'
import { questionsIn } from './questions-in'

it.each([
  ['1. Can I prepay? Yes, at no charge. 2) Is there a penalty? No.', ['Can I prepay?', 'Is there a penalty?']],
  ['क्या ब्याज घटता है? हां। क्या शुल्क लगता है?', ['क्या ब्याज घटता है?', 'क्या शुल्क लगता है?']],
  ['Two answers and nothing asked. 3. Nothing here.', []],
  ['', []],
])('%j', (text, expected) => expect(questionsIn(text)).toEqual(expected))
