import { expect, it } from 'vitest'
import { repaymentSchedule } from './repayment-schedule.ts'
import { scheduleTable } from './schedule-table.ts'

const november = { year: 2026, month: 11 }
const plan = { principal: 120_000, annualRatePercent: 12, tenureMonths: 12 }
const schedule = repaymentSchedule(plan, november, 'rupee') ?? expect.fail('no schedule')

it('has financial years from April to March, with the month after the loan was taken first', () => {
  const table = scheduleTable(schedule, 'years', true)
  expect(table.caption).toContain('April to March')
  expect(table.heads).toEqual(['Year', 'Paid', 'Interest', 'Principal', 'Balance'])
  expect(table.rows.map(({ name }) => name)).toEqual(['2026-27', '2027-28'])
  expect(table.total).toEqual({ name: 'Total', paise: [12_794_200, 794_200, 12_000_000, undefined] })
})

it('has months with their names, or counted while no date is known', () => {
  expect(
    scheduleTable(schedule, 'months', true)
      .rows.map(({ name }) => name)
      .slice(0, 2),
  ).toEqual(['Dec 2026', 'Jan 2027'])
  expect(scheduleTable(schedule, 'months', false).rows.at(-1)?.name).toBe('Month 12')
  expect(scheduleTable(schedule, 'years', false).rows[0]?.name).toBe('Year 1')
})

it('has a column for what is paid on top where there is any, and every column adds up', () => {
  const prepaid = repaymentSchedule({ ...plan, prepayment: { kind: 'once', amount: 20_000, firstInstalment: 3 } }, november, 'rupee')
  const { heads, rows, total = expect.fail('no total') } = scheduleTable(prepaid ?? expect.fail('no schedule'), 'months', true)
  expect(heads).toEqual(['Month', 'Paid', 'Interest', 'Principal', 'Extra paid', 'Balance'])
  total.paise.slice(0, -1).forEach((sum, at) => expect(rows.reduce((all, { paise }) => all + (paise[at] ?? NaN), 0)).toBe(sum))
  expect(total.paise[3]).toBe(2_000_000)
})
