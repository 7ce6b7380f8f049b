import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SiteMetrics } from './site-metrics.ts'

const monitoring = new URL('../../../docs/monitoring/', import.meta.url)
/** Queries name the parts of a histogram. */
const partOfHistogram = /_(bucket|sum|count)$/

test.each(['alerts.yml', 'grafana-dashboard.json'])('each figure of the site that %s asks for exists', async (file) => {
  const asked = new Set(readFileSync(new URL(file, monitoring), 'utf8').match(/artha_site_\w+/g))
  const metrics = new SiteMetrics()
  metrics.watchProcess()
  const names = (await metrics.registry.getMetricsAsJSON()).map(({ name }) => name)
  expect(asked.size).toBeGreaterThan(3)
  expect([...asked].filter((name) => !names.includes(name.replace(partOfHistogram, '')))).toEqual([])
})
