import type { InputLimits } from '../inputs/input-limits.ts'
import type { RowList } from '../inputs/labelled-amounts.ts'

/** By the product's calculators, section 9: the same for what is owned and what is owed; a field takes up to ₹1,000 crore. */
const limits: InputLimits = { unit: 'rupees', min: 0, max: 10_000_000_000, step: 500, initial: 0, slide: [0, 1_000_000] }

export const assetList: RowList = { limits, startLabels: ['Savings and deposits', 'Gold'], unlabelled: 'Asset' }
export const liabilityList: RowList = { limits, startLabels: ['Loans', 'Credit cards'], unlabelled: 'Liability' }
