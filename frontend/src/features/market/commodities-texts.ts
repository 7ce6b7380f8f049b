/** Messages of the commodities page. */
export const sevenDays = 'Seven days of prices'
export const bitcoinInEuros = 'Bitcoin in euros'
export const etherInRupees = 'Ether in rupees'
/** The warning that the Advertising Standards Council of India requires beside crypto. */
export const cryptoRisk =
  'Crypto products and NFTs are unregulated and can be highly risky. There may be no regulatory recourse for any loss from such transactions.'
export const howWeCalculate = 'How we calculate rupee prices'
export const fromDollars =
  'Metals are traded in US dollars per troy ounce, which is 31.1034768 grams. We multiply the latest price by the rupees per dollar and divide by ' +
  'those grams to get one gram of pure metal. For gold, 24 carat is 999 parts in a thousand, 22 carat 916 and 18 carat 750.'
export const notIncluded =
  'Import duty, GST, jeweller’s charges and local dealers’ rates are not included. Shops in India charge more, and their price on the day is what ' +
  'you pay. If the source gave no price for a day, the line has a gap.'
