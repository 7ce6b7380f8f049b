import { describe, expect, it } from 'vitest'
import { auditVerdict, licencesOf } from './dependency-report.mjs'

describe('the parts of others', () => {
  it('are listed by licence, ours not among them', () => {
    const ours = [{ name: 'cdx:npm:package:private', value: 'true' }]
    const components = [
      { name: 'contract', version: '0.0.0', properties: ours },
      { name: 'sharp', version: '1.0.0', licenses: [{ license: { id: 'Apache-2.0' } }] },
      { name: 'core', group: '@strapi', version: '5.54.0', licenses: [{ license: { id: 'MIT' } }] },
      { name: 'zod', version: '4.0.0', licenses: [{ expression: 'MIT' }] },
      { name: 'odd', version: '1.0.0' },
    ]
    expect([...licencesOf({ components })]).toEqual([
      ['MIT', ['@strapi/core@5.54.0', 'zod@4.0.0']],
      ['Apache-2.0', ['sharp@1.0.0']],
      ['none named', ['odd@1.0.0']],
    ])
  })
})

describe('the audit', () => {
  const found = (/** @type {object} */ counts, names = {}) => JSON.stringify({ vulnerabilities: names, metadata: { vulnerabilities: counts } })

  it.each([
    [
      '405 of a registry without advisories',
      '{"message":"405 Method Not Allowed"}',
      'not run, since the registry did not answer (405 Method Not Allowed)',
      false,
    ],
    ['no network', '', 'not run, since the registry did not answer (npm gave no answer)', false],
    ['nothing', found({ total: 0 }), 'no known hole', false],
    ['a slight hole', found({ total: 1, low: 1 }, { qs: {} }), '1 known hole, 0 of them grave: qs', false],
    ['a grave hole', found({ total: 2, high: 1, critical: 1 }, { qs: {}, koa: {} }), '2 known holes, 2 of them grave: qs, koa', true],
  ])('of %s', (_name, stdout, says, isBad) => {
    expect(auditVerdict(stdout)).toEqual({ says, isBad })
  })
})
