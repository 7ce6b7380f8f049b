import { expect, it } from 'vitest'
import { nearestPlaces, placesNear, threePlaces } from './nearest-places.ts'

// Judged before the rule was written: what is near stands first
it.each([
  ['home loan for a houseboat', '/loan/home-loan'],
  ['insuranc for pets', '/insurance'],
  ['gratuty for drivers', '/gratuity-calculator'],
  ['दुर्लभ बीमा', '/insurance'],
  ['karz maafi', '/loan'],
  ['gst on moon rocks', '/gst'],
  ['sip of tea', '/sip-calculator'],
  ['retirment in goa', '/retirement-calculator'],
  ['bachat gat', '/saving'],
])('%s is nearest to %s', (text, path) => {
  expect(nearestPlaces(text).map((place) => place.path)).toContain(path)
  expect(nearestPlaces(text).length).toBeLessThanOrEqual(3)
})

it.each([
  ['zyxw', ['/glossary', '/calculators', '/figures']],
  ['sip of tea', ['/sip-calculator', '/glossary', '/calculators']],
])('%s leads on to three places', (text, paths) => expect(threePlaces(text).map(({ path }) => path)).toEqual(paths))

it.each(['', 'zyxw', '12345', 'qwerty asdf', 'the of and', '🙂'])('nothing is near to “%s”', (text) => expect(nearestPlaces(text)).toEqual([]))

it.each([
  ['sip of tea', 3],
  ['zyxw', 0],
])('%s: panel and chat offer %i places', (text, count) => expect(placesNear(text)).toHaveLength(count))
