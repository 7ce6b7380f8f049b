import { foldText } from './fold-text.ts'

/** Six digits with any characters between them, in a text without another digit. */
const alone = /^[^0-9]*([0-9](?:[^\p{L}\p{N}]*[0-9]){5})[^0-9]*$/u
/** Six digits in a row, as in a mail with other numbers. */
const inRow = /(?<![0-9])[0-9]{6}(?![0-9])/g

/** Returns the code in a typed or pasted text: six digits of any script. Returns undefined if there is none, which does not count as an attempt. */
export function resetCodeIn(typed: string): string | undefined {
  const text = foldText(typed)
  const digits = alone.exec(text)?.[1]?.replaceAll(/[^0-9]/g, '')
  if (digits !== undefined) return digits
  const codes = new Set(text.match(inRow))
  return codes.size === 1 ? [...codes][0] : undefined
}

/** The message for any other text. */
export const codeFormatMessage = 'The code has six digits. You will find it in the email we sent you.'
