import { testHoldingStill } from './holding-still.ts'

testHoldingStill('calculators')
