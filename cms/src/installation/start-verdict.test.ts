import { describe, expect, it } from 'vitest'
import { refusalToStart, type DatabaseFound, type UploadsFound } from './start-verdict'

const markerFile = '/data/public/uploads/.artha-installation'
const empty: DatabaseFound = { kind: 'empty' }
const filled = (installation?: string, filesOnThisDisk = 3): DatabaseFound => ({ kind: 'filled', filesOnThisDisk, installation })
const uploads = (installation?: string, hasFiles = true): UploadsFound => ({ markerFile, hasFiles, installation })
const refusal = (database: DatabaseFound, found: UploadsFound, isProduction = true) =>
  refusalToStart({ isProduction, databaseName: 'The database', uploads: found, database })

describe('with https, a cms starts', () => {
  it.each<[string, DatabaseFound, UploadsFound]>([
    ['for the first time, over nothing', empty, uploads(undefined, false)],
    ['over what belongs together', filled('one'), uploads('one')],
    ['over what belongs together, before the first upload', filled('one', 0), uploads('one', false)],
    ['over an installation older than the marker', filled(undefined), uploads(undefined)],
    ['over a database older than the marker, restored beside marked uploads', filled(undefined), uploads('one')],
    ['over a marked database beside uploads that were copied without their marker', filled('one'), uploads(undefined)],
    ['where uploads are kept elsewhere and its folder is new each time', filled('one', 0), uploads(undefined, false)],
    ['where its files are given up on purpose', filled(undefined), uploads('lost', false)],
  ])('%s', (_name, database, found) => {
    expect(refusal(database, found)).toBeUndefined()
  })
})

describe('with https, a cms does not start', () => {
  it.each<[string, DatabaseFound, UploadsFound, RegExp]>([
    ['over an empty database beside marked uploads', empty, uploads('one'), /is empty, but installation one .* npm run restore/],
    ['over an empty database beside a marker alone', empty, uploads('one', false), /is empty, but installation one /],
    ['over an empty database beside uploads older than the marker', empty, uploads(undefined), /is empty, but there are uploads/],
    ['over the database of another', filled('two'), uploads('one'), /belongs to installation two, but the uploads belong to one.* remove /],
    ['where the volume of the uploads is not there', filled('one'), uploads(undefined, false), /names 3 files.*mounted.* with the text one/],
  ])('%s', (_name, database, found, words) => {
    expect(refusal(database, found)).toMatch(words)
  })
})

it('at home the database is right, whatever lies beside it', () => {
  expect(refusal(empty, uploads('one'), false)).toBeUndefined()
  expect(refusal(filled('two'), uploads('one'), false)).toBeUndefined()
})
