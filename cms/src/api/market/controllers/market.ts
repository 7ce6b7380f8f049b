import { handler } from '@artha/base/handler'
import { refuse } from '@artha/contract/refusals'
import type { Core } from '@strapi/strapi'
import { exchangeRates } from '../exchange-rates'
import { intradaySeries, pairRate } from '../finance-feed'
import { metalPrices } from '../metal-prices'
import { bitcoinInEuros, etherInRupees } from '../pairs'

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  readMetals: handler('readMetals', () => metalPrices(strapi, new Date())),
  readRates: handler('readRates', () => exchangeRates(strapi, new Date())),
  readBitcoinInEuros: handler('readBitcoinInEuros', () => pairRate(strapi, bitcoinInEuros, new Date())),
  readEtherInRupees: handler('readEtherInRupees', () => pairRate(strapi, etherInRupees, new Date())),

  readIntraday: handler('readIntraday', async ({ query: { symbol } }, ctx) => {
    const series = await intradaySeries(strapi, symbol, new Date())
    if (series === undefined) return refuse(ctx, 'not-found', 'There is no series of this symbol.')
    return series
  }),
})
