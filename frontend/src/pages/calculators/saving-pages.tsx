import { sip } from '../../features/calculators/sip/sip-calculator.ts'
import { declaredPage } from './declared-page.tsx'

export const pages = { '/sip-calculator': declaredPage(sip) }
