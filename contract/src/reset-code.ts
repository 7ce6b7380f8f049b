import { foldText } from './fold-text.ts'

/** Six digits, whatever signs stand between them, in words without another digit. */
const alone = /^[^0-9]*([0-9](?:[^\p{L}\p{N}]*[0-9]){5})[^0-9]*$/u
/** Six digits in a row, as they stand in a mail beside other numbers. */
const inRow = /(?<![0-9])[0-9]{6}(?![0-9])/g

/** The code in what was typed or pasted: six digits of any script. Undefined where it cannot be one, which is no try. */
export function resetCodeIn(typed: string): string | undefined {
  const text = foldText(typed)
  const digits = alone.exec(text)?.[1]?.replaceAll(/[^0-9]/g, '')
  if (digits !== undefined) return digits
  const codes = new Set(text.match(inRow))
  return codes.size === 1 ? [...codes][0] : undefined
}

/** What is said of anything else. */
export const codeShape = 'The code has six digits. You will find it in the email we sent you.'
