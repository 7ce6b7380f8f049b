import { sampleSymbol } from '@artha/contract/market'

/**
 * Returns the symbol to ask for: without a request the first allowed one, or the sample if none is allowed. Undefined if the requested one is
 * not allowed.
 */
export function symbolToRequest(asked: string | undefined, allowed: readonly string[]): string | undefined {
  const symbols = allowed.length === 0 ? [sampleSymbol] : allowed
  return asked === undefined ? symbols[0] : symbols.find((symbol) => symbol === asked)
}
