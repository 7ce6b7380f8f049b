import * as z from 'zod'

const text = z.string().trim().min(1)

/**
 * A service's base address. Paths and the key are appended, so it has no query or fragment; and no password, because this setting is not treated
 * as a secret.
 */
const baseAddress = (standard: string) =>
  z
    .url({ protocol: /^https?$/, error: 'Expected http://… or https://…' })
    .refine((address) => !/[?#]/.test(address), 'Expected an address without ? and #')
    .refine((address) => !/^https?:\/\/[^/]*@/.test(address), 'Expected an address without a user')
    .default(standard)
    .transform((address) => address.replace(/\/+$/, ''))

/** Each allowed symbol costs a request every five minutes; twenty cost 240 an hour. */
const mostSymbols = 20

const symbols = z
  .string()
  .optional()
  .transform((list) => [
    ...new Set(
      (list ?? '')
        .split(',')
        .map((symbol) => symbol.trim())
        .filter((symbol) => symbol !== ''),
    ),
  ])
  .refine((list) => list.length <= mostSymbols, `Expected at most ${mostSymbols} symbols`)
  .refine((list) => list.every((symbol) => /^[A-Z0-9][A-Z0-9.&-]{0,19}$/.test(symbol)), 'Expected symbols in capitals, with commas between')

/** The services that supply prices. Without its key a service is not asked, and sample data is shown. */
export const marketSettings = {
  METALS_API_URL: baseAddress('https://api.metalpriceapi.com'),
  METALS_API_KEY: text.optional(),
  EXCHANGE_API_URL: baseAddress('https://v6.exchangerate-api.com'),
  EXCHANGE_API_KEY: text.optional(),
  STOCKS_API_URL: baseAddress('https://www.alphavantage.co'),
  STOCKS_API_KEY: text.optional(),
  /** The securities whose series may be asked for; the first is shown. */
  STOCKS_SYMBOLS: symbols,
  /** The day on which the owner confirmed the rights to show their prices. */
  STOCKS_RIGHTS_CONFIRMED_ON: z.iso.date('Expected a day, as in 2026-11-22').optional(),
}

/**
 * Returns a problem if securities are set without confirmed rights: their prices belong to the exchange, so readers see none before the owner
 * confirms.
 */
export const rightsProblem = ({
  STOCKS_SYMBOLS,
  STOCKS_RIGHTS_CONFIRMED_ON,
}: {
  STOCKS_SYMBOLS: string[]
  STOCKS_RIGHTS_CONFIRMED_ON?: string | undefined
}) =>
  STOCKS_SYMBOLS.length > 0 && STOCKS_RIGHTS_CONFIRMED_ON === undefined
    ? 'STOCKS_RIGHTS_CONFIRMED_ON: the day on which you confirmed your rights to the prices of STOCKS_SYMBOLS; or leave STOCKS_SYMBOLS empty'
    : undefined
