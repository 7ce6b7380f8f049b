import { describe, expect, it } from 'vitest'
import { addresses, nameOf, photographedPaths, shots, statesOf } from '../e2e/pictures/shots.ts'
import { deskRoutes } from '../src/app/desk-routes.ts'
import { pageRoutes } from '../src/app/routes.tsx'

const statesAt = (path: string) => new Set(statesOf[path]?.map(({ state }) => state))
const missing = (paths: readonly string[], ...states: string[]) =>
  paths
    .filter((path) => photographedPaths.includes(path))
    .flatMap((path) => states.filter((state) => !statesAt(path).has(state)).map((state) => `${path}: ${state}`))

describe('the pictures', () => {
  it('know an address of every path', () => {
    expect(photographedPaths.filter((path) => (addresses[path] ?? path).includes(':'))).toEqual([])
    expect(Object.keys({ ...statesOf, ...addresses }).filter((path) => !photographedPaths.includes(path))).toEqual([])
  })

  it('show a page that reads answers on their way, failed, and without a connection', () => {
    // The calculator board and the accuracy page use the build's figures if no newer ones are available
    const search = new URLSearchParams('q=loan')
    const reading = pageRoutes.filter(
      ({ path, data }) => !path.includes('calculator') && data({ key: 'emi', id: 'one', part: 'home-loan' }, search).length > 0,
    )
    expect(reading.length).toBeGreaterThan(10)
    expect(
      missing(
        reading.map(({ path }) => path),
        'usual',
        'loading',
        'failed',
        'offline',
      ),
    ).toEqual([])
  })

  it('show each page of the desk so too, empty, and to whom it is not open', () => {
    expect(
      missing(
        deskRoutes.map(({ path }) => path),
        'usual',
        'loading',
        'failed',
        'offline',
        'empty',
        'not allowed',
        'signed out',
      ),
    ).toEqual([])
  })

  it('have each a name of its own', () => {
    const names = shots().map(nameOf)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    expect(names.filter((name) => !/^[\w-]+\.png$/.test(name))).toEqual([])
  })

  it('are of a part, where one is named', () => {
    expect(new Set(shots('/dashboard/bin').map(({ path }) => path))).toEqual(new Set(['/dashboard/bin']))
  })
})
