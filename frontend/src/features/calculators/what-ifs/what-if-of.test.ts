import { expect, it } from 'vitest'
import { balanceTransfer } from '../balance-transfer/balance-transfer-calculator.ts'
import { capitalGains } from '../capital-gains/capital-gains-calculator.ts'
import { creditCard } from '../credit-card/credit-card-calculator.ts'
import { epf } from '../epf/epf-calculator.ts'
import { flatRate } from '../flat-rate/flat-rate-calculator.ts'
import { goal } from '../goal/goal-calculator.ts'
import { gratuity } from '../gratuity/gratuity-calculator.ts'
import { gst } from '../gst/gst-calculator.ts'
import { hra } from '../hra/hra-calculator.ts'
import { incomeTax } from '../income-tax/income-tax-calculator.ts'
import { inflation } from '../inflation/inflation-calculator.ts'
import { loanEligibility } from '../loan-eligibility/loan-eligibility-calculator.ts'
import { lumpsum } from '../lumpsum/lumpsum-calculator.ts'
import { nps } from '../nps/nps-calculator.ts'
import { postOffice } from '../post-office/post-office-calculator.ts'
import { ppf } from '../ppf/ppf-calculator.ts'
import { rd } from '../rd/rd-calculator.ts'
import { retirement } from '../retirement/retirement-calculator.ts'
import { returns } from '../returns/returns-calculator.ts'
import { salary } from '../salary/salary-calculator.ts'
import { sip } from '../sip/sip-calculator.ts'
import { sukanya } from '../sukanya/sukanya-calculator.ts'
import { swp } from '../swp/swp-calculator.ts'
import type { Calculator } from '../definition/calculator.ts'
import type { Fields } from '../definition/field.ts'
import { readFields } from '../definition/read-fields.ts'
import { ofBuild } from '../accuracy/of-build.ts'
import { whatIfOf } from './what-if-of.ts'

const said = <Of extends Fields, Results extends object>(of: Calculator<Of, Results>, query = '') =>
  whatIfOf(of, readFields(of.fields, new URLSearchParams(query)).input, '2026-11-22')

it.each([
  ['sip', said(sip), 'Increase your SIP by 10% every year: ₹86,83,849, ₹36,38,089 more.'],
  ['goal', said(goal), 'One year later: ₹13,825 each month, ₹1,591 less.'],
  ['swp', said(swp), 'If you withdraw 10% less, ₹27,000 a month: ₹86,24,439 left, ₹17,78,842 more.'],
  ['lumpsum', said(lumpsum), 'One year longer: ₹3,47,855, ₹37,270 more.'],
  ['retirement', said(retirement), 'If you retire a year later: ₹19,763 to save each month, ₹2,093 less.'],
  ['inflation', said(inflation), 'At 7% inflation: ₹1,96,715, ₹17,630 more.'],
  ['loanEligibility', said(loanEligibility), 'With ₹10,000 more monthly income: ₹63,37,696, ₹5,76,154 more.'],
  ['flatRate', said(flatRate), 'At a flat 9.5%: 17.08% reducing, ₹7,500 less interest.'],
  ['balanceTransfer', said(balanceTransfer), 'At 8.25% with the new lender: ₹5,09,807 saved, ₹1,05,114 more.'],
  ['creditCard', said(creditCard), 'Pay ₹2,588 a month: cleared after 33 months, ₹66,948 less interest.'],
  ['gst', said(ofBuild(gst)), 'If ₹1,000 included GST: ₹847.46 plus ₹152.54 GST.'],
  ['rd', said(rd), 'One year longer: ₹4,43,554, ₹86,725 more.'],
  ['returns', said(returns), 'Over one more year: 10.29% a year.'],
  ['gratuity', said(ofBuild(gratuity)), 'With one more year of service: ₹4,50,000, ₹34,615 more.'],
  ['epf', said(ofBuild(epf)), 'If you contribute 5% more (VPF): ₹1,11,60,353, ₹21,34,527 more.'],
  ['nps', said(ofBuild(nps)), 'With ₹1,000 more a month: a corpus of ₹1,36,75,952 and a pension of ₹13,676 a month.'],
  ['ppf', said(ofBuild(ppf)), 'Five more years, still paying in: ₹66,58,288, ₹25,90,079 more.'],
  ['sukanya', said(ofBuild(sukanya)), 'If you deposit monthly instead: ₹69,32,648, ₹2,49,471 less.'],
  ['postOffice', said(ofBuild(postOffice)), '₹10,000 more deposited: ₹49,394 in interest, ₹4,491 more.'],
  ['hra', said(ofBuild(hra)), 'With ₹1,000 more rent a month: ₹1,92,000 exempt, ₹12,000 more.'],
  ['salary', said(ofBuild(salary)), 'In the old regime: ₹93,230 in hand each month, ₹9,815 less.'],
  ['capitalGains', said(ofBuild(capitalGains)), 'If you sell for 10% more, ₹9,90,000: ₹45,625 in tax, ₹11,250 more.'],
  ['gst of mode=remove', said(ofBuild(gst), 'mode=remove'), 'If GST were added to ₹1,000: ₹1,180.'],
  ['sip of stepUpPercent=5', said(sip, 'stepUpPercent=5'), 'Increase your SIP by 15% every year: ₹1,18,35,225, ₹53,04,473 more.'],
  ['swp of withdrawal=60000', said(swp, 'withdrawal=60000'), 'If you withdraw 10% less, ₹54,000 a month: 142 full withdrawals instead of 120.'],
  [
    'ppf of extensionYears=5&extensionDeposits=no',
    said(ofBuild(ppf), 'extensionYears=5&extensionDeposits=no'),
    'Five more years, without deposits: ₹80,77,891, ₹23,45,304 more.',
  ],
  [
    'sukanya of deposit=monthly-late',
    said(ofBuild(sukanya), 'deposit=monthly-late'),
    'If you deposit it all by 5 April: ₹71,82,119, ₹2,94,830 more.',
  ],
  ['salary of regime=old', said(ofBuild(salary), 'regime=old'), 'In the new regime: ₹1,03,045 in hand each month, ₹9,815 more.'],
  [
    'creditCard of payment=fixed&fixed=3000',
    said(creditCard, 'payment=fixed&fixed=3000'),
    'Pay ₹4,000 a month: cleared after 17 months, ₹9,445 less interest.',
  ],
  ['creditCard of minimumPercent=1', said(creditCard, 'minimumPercent=1'), 'Pay ₹2,588 a month: cleared after 33 months.'],
  [
    'a monthly income scheme at its last known rate',
    said(ofBuild(postOffice), 'scheme=mis'),
    '₹10,000 more deposited: ₹40,700 in interest, ₹3,700 more.',
  ],
  ['income tax, which says it in its result,', said(ofBuild(incomeTax)), undefined],
  [
    'gratuity of service=0&years=40&salary=200000',
    said(ofBuild(gratuity), 'service=0&years=40&salary=200000'),
    'With one more year of service: ₹20,00,000, no more.',
  ],
  ['lumpsum of years=100', said(lumpsum, 'years=100'), undefined],
  ['flatRate of flatRate=0.2', said(flatRate, 'flatRate=0.2'), undefined],
  ['returns of start=0', said(returns, 'start=0'), undefined],
])('the commonest question of %s is answered, where it has an answer', (_, words, expected) => expect(words).toBe(expected))
