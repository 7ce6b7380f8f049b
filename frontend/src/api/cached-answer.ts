import type { AnswerOf, ArgumentsOf, ReadName } from '@artha/contract/calls'
import { keyOf } from './key-of.ts'

/** Types a cached answer. Only validated answers are cached, so the cast is safe. */
export const cachedAnswer = <Name extends ReadName>(_name: Name, value: unknown) => value as AnswerOf<Name>

/** Returns a read's answer from answers by key; undefined if it failed or was not requested. */
export function answerIn<Name extends ReadName>(answers: Readonly<Record<string, unknown>>, name: Name, ...asked: ArgumentsOf<Name>) {
  const value = answers[keyOf(name, ...asked)]
  return value === undefined ? undefined : cachedAnswer(name, value)
}
