import type { AnswerOf, ArgumentsOf, ReadName } from '@artha/contract/calls'
import { keyOf } from './key-of.ts'

/** What was kept of a read. Only what its schema has taken is ever kept, so it is what the contract says. */
export const keptAnswer = <Name extends ReadName>(_name: Name, value: unknown) => value as AnswerOf<Name>

/** What a read has answered, among answers by their keys; undefined where it failed or was not asked. */
export function answerIn<Name extends ReadName>(answers: Readonly<Record<string, unknown>>, name: Name, ...asked: ArgumentsOf<Name>) {
  const value = answers[keyOf(name, ...asked)]
  return value === undefined ? undefined : keptAnswer(name, value)
}
