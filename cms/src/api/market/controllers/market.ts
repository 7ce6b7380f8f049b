import type { IntradayQuery } from '@artha/contract/market'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { refuse } from '../../../refusal'
import { exchangeRates } from '../exchange-rates'
import { intradaySeries, pairRate } from '../finance-feed'
import { metalPrices } from '../metal-prices'
import { bitcoinInEuros, etherInRupees } from '../pairs'

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async readMetals(ctx: Context) {
    ctx.body = await metalPrices(strapi, new Date())
  },

  async readRates(ctx: Context) {
    ctx.body = await exchangeRates(strapi, new Date())
  },

  async readBitcoinInEuros(ctx: Context) {
    ctx.body = await pairRate(strapi, bitcoinInEuros, new Date())
  },

  async readEtherInRupees(ctx: Context) {
    ctx.body = await pairRate(strapi, etherInRupees, new Date())
  },

  async readIntraday(ctx: Context) {
    const { symbol } = ctx.state.query as IntradayQuery
    const series = await intradaySeries(strapi, symbol, new Date())
    if (series === undefined) return refuse(ctx, 'not-found', 'There is no series of this symbol.')
    ctx.body = series
  },
})
