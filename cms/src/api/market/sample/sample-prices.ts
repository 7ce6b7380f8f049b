import type { MetalCode } from '@artha/contract/market'

/**
 * Shown if no price service is set up. The prices are invented and round, so that nobody takes them for quotations, and of a realistic size, so
 * that charts and calculations look right.
 */
export const samplePrices: Record<MetalCode, readonly number[]> = {
  // US dollars per troy ounce on seven days, oldest first.
  XAU: [2000, 2020, 2010, 2040, 2030, 2060, 2050],
  XAG: [25, 25.5, 25, 26, 25.5, 26.5, 26],
  XPT: [1000, 990, 1000, 1010, 1000, 1020, 1010],
}

/** The amount of each currency for one US dollar. */
export const sampleRates: Record<string, number> = {
  USD: 1,
  INR: 80,
  EUR: 0.9,
  GBP: 0.8,
  JPY: 150,
  CHF: 0.9,
  AUD: 1.5,
  CAD: 1.4,
  NZD: 1.6,
  SGD: 1.3,
  HKD: 8,
  CNY: 7,
  KRW: 1300,
  AED: 3.7,
  SAR: 3.8,
  QAR: 3.6,
  KWD: 0.3,
  OMR: 0.4,
  BHD: 0.4,
  LKR: 300,
  NPR: 130,
  BDT: 110,
  PKR: 280,
  BTN: 80,
  THB: 35,
  MYR: 4.5,
  IDR: 16000,
  PHP: 60,
  VND: 25000,
  SEK: 10,
  NOK: 10,
  DKK: 7,
  PLN: 4,
  CZK: 23,
  HUF: 360,
  TRY: 30,
  RUB: 90,
  ILS: 3.7,
  ZAR: 18,
  EGP: 50,
  KES: 130,
  NGN: 1500,
  BRL: 5,
  MXN: 20,
  MUR: 45,
  MVR: 15,
}

/** The price of one bitcoin in euros and of one ether in rupees. */
export const samplePairRates = { BTC: '50000.00', ETH: '200000.00' }

/** Closing prices of five-minute spans, oldest first, from 09:30 on. */
export const sampleCloses: readonly number[] = [
  100, 101, 100, 102, 101, 103, 102, 104, 103, 105, 104, 106, 105, 104, 103, 104, 105, 106, 107, 106, 108, 107, 109, 108, 110,
]
