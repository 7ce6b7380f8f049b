import { testHoldingStill } from './holding-still.ts'

testHoldingStill('calculators from A to I')
