import * as z from 'zod/mini'
import { grouped } from './number-words.ts'

/** Line feeds and tabs are allowed in a text. Other control characters break logs, databases and feeds. */
// eslint-disable-next-line no-control-regex
const controlCharacter = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/
const lineBreak = /[\n\r\t]/

/** Half of a surrogate pair. JSON allows it, but PostgreSQL refuses it. */
const loneSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/

const isPrintable = (text: string) => !controlCharacter.test(text) && !loneSurrogate.test(text)
const notPrintable = 'This text contains a character that is not allowed'

const atMost = (characters: number) => z.maxLength(characters, `At most ${grouped(characters)} characters`)

/** A text of several lines. It is not trimmed, because it may be HTML or end within a sentence. */
export const longText = (most: number) => z.string().check(atMost(most), z.refine(isPrintable, notPrintable))

/** A text of one line, trimmed. It may be empty. */
export const lineText = (most: number) =>
  z.string().check(
    z.trim(),
    atMost(most),
    z.refine((text) => isPrintable(text) && !lineBreak.test(text), notPrintable),
  )

/** A text of one line that must not be empty. `missing` is the message if it is. */
export const requiredLine = (most: number, missing: string) => lineText(most).check(z.minLength(1, missing))
