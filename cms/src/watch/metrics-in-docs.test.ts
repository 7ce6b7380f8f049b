import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { CmsMetrics } from './cms-metrics'

const monitoring = path.resolve(__dirname, '..', '..', '..', 'docs', 'monitoring')
/** A histogram is queried by its parts. */
const partOfHistogram = /_(bucket|sum|count)$/
const nothing = () => ({})

it.each(['alerts.yml', 'grafana-dashboard.json'])('each figure of the cms that %s asks for exists', async (file) => {
  const asked = new Set(readFileSync(path.join(monitoring, file), 'utf8').match(/artha_cms_\w+/g))
  const metrics = new CmsMetrics({
    databasePool: nothing,
    waiting: nothing,
    mails: nothing,
    failedSignIns: nothing,
    priceQuestions: () => [],
  })
  metrics.watchProcess()
  const names = (await metrics.registry.getMetricsAsJSON()).map(({ name }) => name)
  expect(asked.size).toBeGreaterThan(3)
  expect([...asked].filter((name) => !names.includes(name.replace(partOfHistogram, '')))).toEqual([])
})
