import { testHoldingStill } from './holding-still.ts'

testHoldingStill('calculators from J to Z')
