import { sampleSymbol } from '@artha/contract/market'

/**
 * Which series a request is about: without a symbol the first that may be asked for, and the sample where none may.
 * undefined: none that may be asked for.
 */
export function symbolToAsk(asked: string | undefined, allowed: readonly string[]): string | undefined {
  const symbols = allowed.length === 0 ? [sampleSymbol] : allowed
  return asked === undefined ? symbols[0] : symbols.find((symbol) => symbol === asked)
}
