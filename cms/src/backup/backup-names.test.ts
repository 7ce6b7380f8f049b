import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { backupName, namesToRemove } from './backup-names'

const times = fc.uniqueArray(fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), {
  maxLength: 20,
  selector: backupName,
})

describe('the folders of backups', () => {
  it('are named by their time', () => {
    expect(backupName(new Date('2026-11-22T17:05:09.123Z'))).toBe('artha-2026-11-22T17-05-09Z')
  })

  it('keep the newest, in whatever order they are read', () => {
    fc.assert(
      fc.property(times, fc.integer({ min: 1, max: 10 }), (dates, keep) => {
        const removed = new Set(namesToRemove(dates.map(backupName), keep))
        const left = dates.filter((date) => !removed.has(backupName(date))).map(backupName)
        expect(left.sort()).toEqual(dates.map(backupName).sort().slice(-keep))
      }),
    )
  })

  it('are the only ones that go', () => {
    const others = ['notes', 'artha-2026', '.half-artha-2026-11-22T17-05-09Z', 'artha-2026-11-22T17-05-09Z.tar', 'database']
    expect(namesToRemove(others, 1)).toEqual([])
  })
})
