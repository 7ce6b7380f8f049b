import { describe, expect, it } from 'vitest'
import { backupLight, cmsLight, databaseLight, diskLight, mailLight, newsletterLight, rowsLight, siteLight, sourceLight, type Light } from './lights'

const now = new Date('2026-11-22T17:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const hours = 60
const gigabyte = 1_000_000_000
const issue = { number: 12, isPaused: false, startedAt: ago(3), waiting: 1_200, serverProblem: '' }
const source = { keyName: 'METALS_API_KEY', hasKey: true, asOf: ago(5), failures: 0 }

describe('a light', () => {
  it.each<[string, Light, Light['state'], RegExp, Date | null]>([
    ['of a site that asks', siteLight({ heardAt: ago(1) }, now), 'good', /asks the cms/, ago(1)],
    ['of a site asked past its proxies', siteLight({ heardAt: ago(1), proxySlip: 'fewer' }, now), 'attention', /past its proxies/, ago(1)],
    ['of a site behind more proxies', siteLight({ heardAt: ago(1), proxySlip: 'more' }, now), 'attention', /more proxies/, ago(1)],
    ['of a site that nobody reads', siteLight({ heardAt: ago(60) }, now), 'good', /responds at SITE_URL/, now],
    ['of a site that is away', siteLight({ heardAt: ago(60), fault: 'ECONNREFUSED' }, now), 'bad', /ECONNREFUSED/, ago(60)],
    ['of a site that was never there', siteLight({ heardAt: null, fault: 'it answered 502' }, now), 'bad', /it answered 502/, null],
    ['of a cms', cmsLight({ startedAt: ago(90), memoryBytes: 300_400_000 }), 'good', /300 MB/, ago(90)],
    ['of a cms that grows', cmsLight({ startedAt: ago(90), memoryBytes: 700_000_000 }), 'attention', /700 MB/, ago(90)],
    ['of a database', databaseLight({ name: 'SQLite', answerMs: 0.4 }, now), 'good', /SQLite answered in 1 ms/, now],
    ['of a slow database', databaseLight({ name: 'SQLite', answerMs: 900 }, now), 'attention', /900 ms/, now],
    ['of a database that is away', databaseLight({ name: 'PostgreSQL', answerMs: 0, fault: 'timeout' }, now), 'bad', /timeout/, now],
    ['of a disk', diskLight({ freeBytes: 20 * gigabyte, totalBytes: 100 * gigabyte }, now), 'good', /20 GB free \(20%\)/, now],
    ['of a small disk that is getting full', diskLight({ freeBytes: gigabyte, totalBytes: 8 * gigabyte }, now), 'attention', /1 GB/, now],
    ['of a large disk that is getting full', diskLight({ freeBytes: 30 * gigabyte, totalBytes: 900 * gigabyte }, now), 'attention', /3%/, now],
    ['of a full disk', diskLight({ freeBytes: 0, totalBytes: gigabyte }, now), 'bad', /0 GB/, now],
    ['of mail that nobody carries', mailLight({ way: 'none', sentAt: null, failedAt: null }), 'bad', /No emails/, null],
    ['of mail at home', mailLight({ way: 'outbox', sentAt: ago(9), failedAt: null }), 'off', /a file/, ago(9)],
    ['of mail before the first', mailLight({ way: 'smtp', sentAt: null, failedAt: null }), 'off', /No email has been needed/, null],
    ['of mail that went', mailLight({ way: 'smtp', sentAt: ago(1), failedAt: ago(2) }), 'good', /was sent/, ago(1)],
    ['of mail that did not go', mailLight({ way: 'smtp', sentAt: ago(2), failedAt: ago(1) }), 'bad', /could not/, ago(1)],
    ['of no issue', newsletterLight(undefined), 'off', /No issue/, null],
    ['of an issue that goes out', newsletterLight(issue), 'good', /Issue 12 is being sent; 1,200 emails wait\./, ago(3)],
    ['of an issue that is paused', newsletterLight({ ...issue, isPaused: true, waiting: 1 }), 'attention', /paused; 1 email waits\./, ago(3)],
    ['of an issue without a server', newsletterLight({ ...issue, serverProblem: 'ECONNREFUSED' }), 'bad', /takes no email/, ago(3)],
    ['of prices without a key', sourceLight({ ...source, hasKey: false }, now), 'off', /sample/, null],
    ['of prices that nobody asked for', sourceLight({ ...source, asOf: null }, now), 'off', /Not requested/, null],
    ['of prices', sourceLight(source, now), 'good', /Responding/, ago(5)],
    ['of prices that failed once', sourceLight({ ...source, failures: 1 }, now), 'attention', /Failed once.* last good/, ago(5)],
    ['of prices that fail for days', sourceLight({ ...source, failures: 9, asOf: ago(25 * hours) }, now), 'bad', /9 times/, ago(25 * hours)],
    ['of prices that never came', sourceLight({ ...source, failures: 2, asOf: null }, now), 'bad', /sample/, null],
    ['of no backup', backupLight({ madeAt: null, remindHours: 26 }, now), 'bad', /No backup/, null],
    ['of a backup of this night', backupLight({ madeAt: ago(25 * hours), remindHours: 26 }, now), 'good', /was made/, ago(25 * hours)],
    ['of a backup of the day before', backupLight({ madeAt: ago(27 * hours), remindHours: 26 }, now), 'bad', /older than 26/, ago(27 * hours)],
    ['of backups that others make', backupLight({ madeAt: null, remindHours: 0 }, now), 'off', /Handled elsewhere/, null],
    ['of rows', rowsLight(0, now), 'good', /Everything/, now],
    ['of a row that is not shown', rowsLight(1, now), 'attention', /One published entry/, now],
    ['of rows that are not shown', rowsLight(3, now), 'attention', /3 published entries/, now],
  ])('%s', (_name, { state, says, at, next }, wanted, words, since) => {
    expect({ state, at }).toEqual({ state: wanted, at: since })
    expect(says).toMatch(words)
    expect(next === '').toBe(state === 'good' || (state === 'off' && !says.includes('sample')))
  })
})
