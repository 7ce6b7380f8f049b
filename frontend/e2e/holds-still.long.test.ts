import { testHoldingStill } from './holding-still.ts'

// The front page, articles, prices, registers, forms and texts
testHoldingStill('others')
