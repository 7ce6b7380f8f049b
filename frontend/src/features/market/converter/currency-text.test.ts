import { expect, it } from 'vitest'
import { amountText, dollars, exactText, rateText, signedText } from './currency-text.ts'

it.each([
  ['INR', 1250000, '12,50,000.00 INR'],
  ['JPY', 1250000, '1,250,000 JPY'],
  ['KRW', 1380.6, '1,381 KRW'],
  ['ISK', 138.5, '139 ISK'],
  ['KWD', 12.3456, '12.346 KWD'],
  ['BHD', 1250, '1,250.000 BHD'],
  ['IQD', 1309.5, '1,309.500 IQD'],
  ['IDR', 16234.5, '16,234.50 IDR'],
  ['HUF', 355.125, '355.13 HUF'],
  ['EUR', 0.925, '0.925 EUR'],
  ['EUR', 0.8, '0.80 EUR'],
  ['JPY', 0.5, '0.5 JPY'],
  ['JPY', 0.0061234, '0.00612 JPY'],
  ['KWD', 0.00001872, '0.0000187 KWD'],
  ['EUR', 0.0123456, '0.0123 EUR'],
  ['EUR', -0.0123456, '-0.0123 EUR'],
  ['EUR', 0.99999, '1.00 EUR'],
  ['JPY', 0.99999, '1 JPY'],
  ['EUR', 1.234, '1.23 EUR'],
  ['EUR', 999.995, '1,000.00 EUR'],
  ['USD', -1234.5, '-1,234.50 USD'],
  ['USD', 0, '0.00 USD'],
  ['JPY', 0, '0 JPY'],
  ['VND', 1e15, '1,000,000,000,000,000 VND'],
  ['INR', 1e15, '1,00,00,00,00,00,00,000.00 INR'],
  ['EUR', NaN, '— EUR'],
])('in %s, %f is %s', (code, value, text) => {
  expect(amountText(code, value)).toBe(text)
})

it.each([
  ['INR', 100000, '1,00,000 INR'],
  ['USD', 100000, '100,000 USD'],
  ['USD', 1, '1 USD'],
  ['USD', 1.005, '1.005 USD'],
  ['USD', -1500.5, '-1,500.5 USD'],
  ['USD', 2.5e-7, '0.0000002500 USD'],
  ['INR', 1e15, '1,00,00,00,00,00,00,000 INR'],
])('in %s, %f as it is, is %s', (code, value, text) => {
  expect(exactText(code, value)).toBe(text)
})

it.each([
  [84.12, '84.12 INR'],
  [84.1234567, '84.1235 INR'],
  [1, '1.00 INR'],
  [0.012, '0.012 INR'],
  [0.0000363421, '0.0000363421 INR'],
  [0.00003634218, '0.0000363422 INR'],
  [1234567.891, '12,34,567.89 INR'],
  [0.999999999, '1.00 INR'],
])('a rate of %f is %s', (rate, text) => {
  expect(rateText('INR', rate)).toBe(text)
})

it.each([
  [2400.5, '$2,400.50'],
  [28.456, '$28.46'],
])('%f dollars are %s', (value, text) => {
  expect(dollars(value)).toBe(text)
})

it.each([
  ['INR', 264815.5, '₹2,64,815.50'],
  ['EUR', 58432.1234, '€58,432.12'],
  ['CHF', 1000, 'CHF 1,000.00'],
])('in %s, %f with its sign is %s', (code, value, text) => {
  expect(signedText(code, value)).toBe(text)
})

it.each([
  ['JPY', 156.1234, '156.123 JPY'],
  ['JPY', 1, '1 JPY'],
  ['VND', 25432.4, '25,432.4 VND'],
  ['VND', 2543212.4, '2,543,212 VND'],
  ['KWD', 0.307, '0.307 KWD'],
  ['KWD', 12.5, '12.500 KWD'],
  ['KWD', 0.0000187234, '0.0000187234 KWD'],
])('in %s, a rate of %f is %s', (code, rate, text) => {
  expect(rateText(code, rate)).toBe(text)
})
